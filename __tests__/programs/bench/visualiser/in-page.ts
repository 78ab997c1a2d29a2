/** Goes to another machine's chart; the milliseconds until all its states are drawn. Runs in the page. */
export async function drawChart([machine, states]: readonly [string, number]): Promise<number> {
  const start = performance.now();
  window.location.hash = `#/chart/${machine}`;
  const wanted = `[data-chart="${machine}"] [data-state]`;
  while (document.querySelectorAll(wanted).length < states)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - start;
}

/** Presses whatever is offered, one move after the other; the milliseconds until each is shown. Runs in the page. */
export async function pressSteps(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-kind]')];
    const button = buttons[index % Math.max(buttons.length, 1)];
    const restartButton = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Start over',
    );
    const pressed = button ?? restartButton;
    if (pressed === undefined) throw new Error('There is nothing to press.');
    const start = performance.now();
    pressed.click();
    // React has shown it by the end of the microtasks; the layout is part of what a person waits for.
    await Promise.resolve();
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return times;
}

/**
 * Has a flow of the app in the frame make `count` steps, 100 a second; for each the milliseconds until it is shown. Runs
 * in the page.
 */
export async function dispatchLiveEvents(count: number): Promise<number[]> {
  const frame = document.querySelector('iframe[title="The app"]');
  const counter = () => document.querySelector<HTMLElement>('[data-event-count]');
  const shown = () => Number(counter()?.dataset.eventCount);
  const before = shown();
  if (frame === null || Number.isNaN(before)) throw new Error('The app is not shown live.');
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
    const shownCount = shown() - before;
    lags.push(...sentAt.slice(lags.length, shownCount).map((at) => now - at));
  }
  return lags;
}
