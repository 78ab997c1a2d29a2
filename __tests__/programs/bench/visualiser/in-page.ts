/** Runs in the page: opens another machine's chart; returns the ms until all its states are drawn. */
export async function drawChart([machine, states]: readonly [string, number]): Promise<number> {
  const start = performance.now();
  window.location.hash = `#/chart/${machine}`;
  const selector = `[data-chart="${machine}"] [data-state]`;
  while (document.querySelectorAll(selector).length < states)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - start;
}

/** Runs in the page: simulates `count` steps by pressing the offered buttons; returns the ms until each is shown. */
export async function pressSteps(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-kind]')];
    const button = buttons[index % Math.max(buttons.length, 1)];
    const restartButton = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Start over',
    );
    const pressed = button ?? restartButton;
    if (pressed === undefined) throw new Error('There is no button to press.');
    const start = performance.now();
    pressed.click();
    // React has rendered by the end of the microtasks; forcing layout includes its time in the measurement.
    await Promise.resolve();
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return times;
}

/**
 * Runs in the page: dispatches `count` inspection events as the app in the frame would, 100 a second; returns the ms until
 * each is shown.
 */
export async function dispatchLiveEvents(count: number): Promise<number[]> {
  const frame = document.querySelector('iframe[title="The app"]');
  const counter = () => document.querySelector<HTMLElement>('[data-event-count]');
  const getShownCount = () => Number(counter()?.dataset.eventCount);
  const initialCount = getShownCount();
  if (frame === null || Number.isNaN(initialCount))
    throw new Error('Live mode does not show the app.');
  const sentAt: number[] = [];
  const dispatch = () => {
    const value = sentAt.length % 2 === 0 ? 'LOADING' : 'failed';
    const step = { kind: 'step', actorId: 'bench', machineId: 'user-gate', event: 'TRY_AGAIN' };
    const detail = { ...step, value, transitions: [], context: { failure: null } };
    sentAt.push(performance.now());
    frame.dispatchEvent(new CustomEvent('app-inspected', { detail }));
    if (sentAt.length === count) clearInterval(timer);
  };
  const timer = setInterval(dispatch, 10);
  const lags: number[] = [];
  while (lags.length < count) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = performance.now();
    const shownCount = getShownCount() - initialCount;
    lags.push(...sentAt.slice(lags.length, shownCount).map((at) => now - at));
  }
  return lags;
}
