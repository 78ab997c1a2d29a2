import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import * as v from 'valibot';
import { IdleWatch } from '../../../src/app/kiosk/idle-watch';
import { ConfigurationContext } from '../../../src/lib/configuration/configuration-context';
import { configurationSchema } from '../../../src/lib/configuration/configuration.schema';
import { expectNoAxeViolations } from '../../support/axe';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(kioskIdleSeconds = 120) {
  const onGone = jest.fn();
  render(
    <StrictMode>
      <ConfigurationContext value={v.parse(configurationSchema, { kioskIdleSeconds })}>
        <label>
          Name <input />
        </label>
        <IdleWatch onGone={onGone} />
      </ConfigurationContext>
    </StrictMode>,
  );
  return { onGone };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const dialog = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
const wake = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('D9 kiosk idle', () => {
  it('asks after the configured time without input, and not before', async () => {
    open(30);
    pass(29_999);
    expect(dialog()).toBeNull();
    pass(1);
    expect(dialog()).toBeVisible();
    jest.useRealTimers();
    await expectNoAxeViolations(document.body);
  });

  it.each(['pointerDown', 'pointerMove', 'touchMove', 'wheel', 'keyDown', 'input'] as const)(
    'takes %s for somebody who is there',
    (name) => {
      open();
      pass(119_000);
      fireEvent[name](screen.getByRole('textbox'), { target: { value: 'a' } });
      pass(119_000);
      expect(dialog()).toBeNull();
      pass(1000);
      expect(dialog()).toBeVisible();
    },
  );

  it('does not take scrolling for anybody: a screen does that on its own', () => {
    open();
    pass(119_000);
    fireEvent.scroll(window);
    pass(1000);
    expect(dialog()).toBeVisible();
  });

  it('counts down 20 s, says two of them aloud, and is over once', () => {
    const { onGone } = open();
    pass(120_000);
    const said = screen.getAllByRole('status')[0];
    const heard = new Set<string>();
    for (let second = 20; second > 0; second -= 1) {
      expect(screen.getByText(String(second))).toBeVisible();
      heard.add(said?.textContent ?? '');
      pass(1000);
    }
    expect([...heard]).toEqual(['', '10 seconds left', '5 seconds left']);
    expect(onGone).toHaveBeenCalledTimes(1);
    pass(600_000);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it("goes on when 'I'm still here' is pressed, and only then", () => {
    const { onGone } = open();
    pass(120_000);
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body);
    pass(10_000);
    expect(dialog()).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: "I'm still here" }));
    expect(dialog()).toBeNull();
    pass(119_999);
    expect(dialog()).toBeNull();
    expect(onGone).not.toHaveBeenCalled();
  });

  it('is over as a tablet wakes that slept, without asking first', () => {
    const { onGone } = open();
    jest.setSystemTime(Date.now() + 3_600_000);
    wake();
    expect(onGone).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeNull();
  });

  it('asks as a tablet wakes that slept for a little', () => {
    const { onGone } = open();
    jest.setSystemTime(Date.now() + 125_000);
    wake();
    expect(screen.getByText('15')).toBeVisible();
    expect(onGone).not.toHaveBeenCalled();
  });

  it('takes nobody for absent because the clock was set back', () => {
    const { onGone } = open();
    jest.setSystemTime(Date.now() - 86_400_000);
    wake();
    pass(119_000);
    expect(dialog()).toBeNull();
    expect(onGone).not.toHaveBeenCalled();
  });
});
