import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { IdleSignOut } from '../../../src/app/idle/idle-sign-out';
import { lastInput } from '../../../src/state/last-input';
import { expectNoAxeViolations } from '../../support/axe';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const IDLE_MS = 600_000;

function renderPage() {
  const onTimeout = jest.fn();
  const onSignOut = jest.fn();
  const { unmount } = render(
    <StrictMode>
      <label>
        Note <input />
      </label>
      <IdleSignOut idleMs={IDLE_MS} onTimeout={onTimeout} onSignOut={onSignOut} />
    </StrictMode>,
  );
  return { onTimeout, onSignOut, unmount };
}

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const dialog = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('D1 idleMinutes: a signed-in page that nobody uses', () => {
  it('warns after the time without input, and not before', async () => {
    renderPage();
    advance(IDLE_MS - 1);
    expect(dialog()).toBeNull();
    advance(1);
    expect(dialog()).toBeVisible();
    expect(dialog()).toHaveTextContent('you will be signed out soon.');
    jest.useRealTimers();
    await expectNoAxeViolations(document.body);
  });

  it('counts down a minute, announces three of its seconds, then signs out', () => {
    const { onTimeout } = renderPage();
    advance(IDLE_MS);
    const announced = new Set<string>();
    const getStatus = () =>
      within(screen.getByRole('dialog'))
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    for (let second = 0; second < 60; second += 1) {
      expect(onTimeout).not.toHaveBeenCalled();
      announced.add(getStatus());
      advance(1000);
    }
    expect(onTimeout).toHaveBeenCalledTimes(1);
    expect([...announced]).toEqual(['', '30 seconds left', '10 seconds left', '5 seconds left']);
  });

  it('stays with ‘Stay signed in’ and with Escape, and warns again after the whole time', () => {
    const { onTimeout } = renderPage();
    advance(IDLE_MS + 59_000);
    press('Stay signed in');
    expect(dialog()).toBeNull();
    advance(IDLE_MS - 1);
    expect(dialog()).toBeNull();
    advance(1);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(dialog()).toBeNull();
    expect(onTimeout).not.toHaveBeenCalled();
  });

  it('signs out at once with ‘Sign out now’', () => {
    const { onTimeout, onSignOut } = renderPage();
    advance(IDLE_MS);
    press('Sign out now');
    expect(onSignOut).toHaveBeenCalledTimes(1);
    expect(onTimeout).not.toHaveBeenCalled();
  });

  it('counts input here, which other tabs find out', () => {
    renderPage();
    advance(IDLE_MS - 1000);
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'a' } });
    expect(lastInput.read()).toBe(Date.now());
    advance(IDLE_MS - 1);
    expect(dialog()).toBeNull();
  });

  it('counts the click of a screen reader, which comes without pointer and key events', () => {
    renderPage();
    advance(IDLE_MS - 1000);
    fireEvent.click(screen.getByRole('textbox'));
    advance(IDLE_MS - 1);
    expect(dialog()).toBeNull();
  });

  it('counts input in another tab, which closes the warning, too', () => {
    const { onTimeout } = renderPage();
    advance(IDLE_MS - 1000);
    lastInput.write(Date.now());
    advance(IDLE_MS - 1);
    expect(dialog()).toBeNull();
    advance(1);
    expect(dialog()).toBeVisible();
    lastInput.write(Date.now());
    advance(1000);
    expect(dialog()).toBeNull();
    expect(onTimeout).not.toHaveBeenCalled();
  });

  it('does not count the page that is opened: the time runs on', () => {
    lastInput.write(Date.now() - IDLE_MS + 1000);
    renderPage();
    advance(999);
    expect(dialog()).toBeNull();
    advance(1);
    expect(dialog()).toBeVisible();
  });

  it('signs out as soon as a device wakes up that slept for longer', () => {
    const { onTimeout } = renderPage();
    advance(1000);
    // The timers of a device that sleeps stand still.
    jest.setSystemTime(Date.now() + IDLE_MS + 60_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(onTimeout).toHaveBeenCalledTimes(1);
  });

  it('signs out after a sleep even if a timer runs before the page is told that it is visible', () => {
    const { onTimeout } = renderPage();
    fireEvent.pointerDown(document.body);
    lastInput.clear();
    advance(1000);
    jest.setSystemTime(Date.now() + IDLE_MS + 60_000);
    advance(60_000);
    expect(onTimeout).not.toHaveBeenCalled();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(onTimeout).toHaveBeenCalledTimes(1);
  });

  it('signs out after a sleep even if an input comes before the page is told that it is visible', () => {
    const { onTimeout } = renderPage();
    fireEvent.pointerDown(document.body);
    jest.setSystemTime(Date.now() + IDLE_MS + 60_000);
    fireEvent.pointerMove(document.body);
    expect(onTimeout).toHaveBeenCalledTimes(1);
  });

  it('D1: signs out if the device slept before ‘Stay signed in’ was pressed, maybe by somebody else', () => {
    const { onTimeout } = renderPage();
    fireEvent.pointerDown(document.body);
    advance(IDLE_MS);
    jest.setSystemTime(Date.now() + 3_600_000);
    press('Stay signed in');
    expect(onTimeout).toHaveBeenCalledTimes(1);
  });

  it('goes on after a sleep if another tab was used meanwhile', () => {
    const { onTimeout } = renderPage();
    fireEvent.pointerDown(document.body);
    jest.setSystemTime(Date.now() + IDLE_MS + 60_000);
    lastInput.write(Date.now());
    fireEvent.pointerMove(document.body);
    expect(onTimeout).not.toHaveBeenCalled();
    expect(dialog()).toBeNull();
  });

  it('stops when the page is closed', () => {
    const { onTimeout, unmount } = renderPage();
    unmount();
    advance(2 * IDLE_MS);
    expect(onTimeout).not.toHaveBeenCalled();
  });
});
