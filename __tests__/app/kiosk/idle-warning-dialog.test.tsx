import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createActor } from 'xstate';
import { kioskVisitMachine } from '../../../machines/kiosk-visit/kiosk-visit.machine';
import { IdleWarningDialog } from '../../../src/app/kiosk/idle-warning-dialog';
import { systemClock } from '../../../src/lib/time/clock';
import { expectNoAxeViolations } from '../../support/axe';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderDialog(kioskIdleSeconds = 120) {
  const onTimeout = jest.fn();
  const visit = createActor(kioskVisitMachine, {
    input: { idleMs: kioskIdleSeconds * 1000 },
  });
  visit.subscribe((snapshot) => {
    if (snapshot.hasTag('restarting')) onTimeout();
  });
  visit.start();
  const { unmount } = render(
    <StrictMode>
      <label>
        Name <input />
      </label>
      <IdleWarningDialog visit={visit} />
    </StrictMode>,
  );
  return { onTimeout, unmount };
}

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const dialog = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
const becomeVisible = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('D9 kiosk: the idle warning', () => {
  it('opens after the configured time without input, and not before', async () => {
    renderDialog(30);
    advance(29_999);
    expect(dialog()).toBeNull();
    advance(1);
    expect(dialog()).toBeVisible();
    jest.useRealTimers();
    await expectNoAxeViolations(document.body);
  });

  it.each(['pointerDown', 'pointerMove', 'touchMove', 'wheel', 'keyDown', 'input'] as const)(
    'counts %s as input',
    (name) => {
      renderDialog();
      advance(119_000);
      fireEvent[name](screen.getByRole('textbox'), { target: { value: 'a' } });
      advance(119_000);
      expect(dialog()).toBeNull();
      advance(1000);
      expect(dialog()).toBeVisible();
    },
  );

  it('counts input that a screen keeps to itself', () => {
    renderDialog();
    advance(119_000);
    const input = screen.getByRole('textbox');
    input.addEventListener('keydown', (event) => event.stopPropagation());
    fireEvent.keyDown(input);
    advance(1000);
    expect(dialog()).toBeNull();
  });

  it('does not count scroll events as input: pages also scroll without a user', () => {
    renderDialog();
    advance(119_000);
    fireEvent.scroll(window);
    advance(1000);
    expect(dialog()).toBeVisible();
  });

  it('counts down 20 s, announces two of them, and times out once', () => {
    const { onTimeout } = renderDialog();
    advance(120_000);
    const liveRegion = screen.getAllByRole('status')[0];
    const announcements = new Set<string>();
    for (let second = 20; second > 0; second -= 1) {
      expect(screen.getByText(String(second))).toBeVisible();
      announcements.add(liveRegion?.textContent ?? '');
      advance(1000);
    }
    expect([...announcements]).toEqual(['', '10 seconds left', '5 seconds left']);
    expect(onTimeout).toHaveBeenCalledTimes(1);
    advance(600_000);
    expect(onTimeout).toHaveBeenCalledTimes(1);
  });

  it("closes when 'I'm still here' is pressed, and only then", () => {
    const { onTimeout } = renderDialog();
    advance(120_000);
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body);
    advance(10_000);
    expect(dialog()).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: "I'm still here" }));
    expect(dialog()).toBeNull();
    advance(119_999);
    expect(dialog()).toBeNull();
    expect(onTimeout).not.toHaveBeenCalled();
  });

  it('times out at once, without a warning, when a tablet wakes after an hour', () => {
    const { onTimeout } = renderDialog();
    jest.setSystemTime(Date.now() + 3_600_000);
    becomeVisible();
    expect(onTimeout).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeNull();
  });

  it('times out at once when its window gets the focus after an hour', () => {
    const { onTimeout } = renderDialog();
    jest.setSystemTime(Date.now() + 3_600_000);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(onTimeout).toHaveBeenCalledTimes(1);
  });

  it('waits until a tablet wakes: what it says while it goes to sleep is not seen', () => {
    const { onTimeout } = renderDialog();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    jest.setSystemTime(Date.now() + 3_600_000);
    becomeVisible();
    expect(onTimeout).not.toHaveBeenCalled();
  });

  it('listens to nothing once it is unmounted', () => {
    const { onTimeout, unmount } = renderDialog();
    unmount();
    jest.setSystemTime(Date.now() + 3_600_000);
    const readClock = jest.spyOn(systemClock, 'now');
    becomeVisible();
    act(() => void window.dispatchEvent(new Event('focus')));
    fireEvent.keyDown(document.body);
    expect(jest.getTimerCount()).toBe(0);
    expect(readClock).not.toHaveBeenCalled();
    expect(onTimeout).not.toHaveBeenCalled();
  });

  it('shows the remaining seconds when a tablet wakes just after the idle time', () => {
    const { onTimeout } = renderDialog();
    jest.setSystemTime(Date.now() + 125_000);
    becomeVisible();
    expect(screen.getByText('15')).toBeVisible();
    expect(onTimeout).not.toHaveBeenCalled();
  });

  it('D9 does not open because the clock was set, forward or back', () => {
    const { onTimeout } = renderDialog();
    for (const days of [-1, 1]) {
      jest.setSystemTime(Date.now() + days * 86_400_000);
      advance(59_000);
    }
    expect(dialog()).toBeNull();
    advance(1999);
    expect(dialog()).toBeNull();
    advance(1);
    expect(dialog()).toBeVisible();
    expect(onTimeout).not.toHaveBeenCalled();
  });

  it('D9 counts the rest of its 20 s although the clock is set', () => {
    const { onTimeout } = renderDialog();
    advance(120_000);
    for (const days of [-1, 1, 1]) {
      jest.setSystemTime(Date.now() + days * 86_400_000);
      advance(5000);
    }
    expect(screen.getByText('5')).toBeVisible();
    expect(onTimeout).not.toHaveBeenCalled();
    advance(5000);
    expect(onTimeout).toHaveBeenCalledTimes(1);
  });

  it('does not open when a tablet wakes whose clock was set back', () => {
    const { onTimeout } = renderDialog();
    jest.setSystemTime(Date.now() - 86_400_000);
    becomeVisible();
    advance(119_000);
    expect(dialog()).toBeNull();
    expect(onTimeout).not.toHaveBeenCalled();
  });
});
