import { waitFor } from '@testing-library/dom';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { PAGE_OPEN_EVENT } from '../../../../src/qa/inspection/inspection.types';
import { findShortestPath } from '../../../../src/qa/visualiser/live/target-states';
import type {
  Command,
  Report,
  WalkthroughProgress,
} from '../../../../src/qa/visualiser/live/live.types';
import { createLocalDriver } from '../../../../src/qa/visualiser/live/local-driver';

const REQUEST_URL = 'http://localhost/v1/user/ada';
const realFetch = globalThis.fetch;

function createCommand(state: string): Command {
  const shortestPath = findShortestPath(userGateEntry, state);
  if (shortestPath === null) throw new Error(`Nothing leads to ${state}.`);
  return { kind: 'walkthrough', machineId: 'user-gate', isStepwise: false, ...shortestPath };
}

/** A driver before a clinic whose back door tells `onBegin` of each walk that begins there. */
function openDriver(onStart: () => void = () => undefined) {
  const container = document.body.appendChild(document.createElement('div'));
  const progressReports: WalkthroughProgress[] = [];
  globalThis.fetch = () => {
    onStart();
    const initialState = { userId: 'ada', path: '/user/ada/assessments' };
    return Promise.resolve(Response.json(initialState));
  };
  const driver = createLocalDriver(container, (report: Report) => {
    if (report.kind === 'walkthrough') progressReports.push(report.state);
  });
  const frame = () => container.querySelector('iframe');
  return { driver, frame, progressReports };
}

/** The page of a frame opens, and makes the call that its walk holds. */
async function openPage(frame: HTMLIFrameElement): Promise<jest.Mock> {
  const view = frame.contentWindow;
  if (view === null) throw new Error('The frame shows nothing.');
  const fetchMock = jest.fn(() => Promise.resolve(Response.json({})));
  Object.assign(view, { fetch: fetchMock });
  frame.dispatchEvent(new CustomEvent(PAGE_OPEN_EVENT, { detail: view }));
  void view.fetch(REQUEST_URL);
  await Promise.resolve();
  return fetchMock;
}

afterEach(() => {
  globalThis.fetch = realFetch;
  document.body.replaceChildren();
});

describe('the driver of an app in a frame', () => {
  it('takes the app away before the clinic is opened anew', async () => {
    const frames: boolean[] = [];
    const { driver, frame } = openDriver(() => frames.push(frame() !== null));
    driver.command({ kind: 'open', path: '/kiosk/lakeside' });
    expect(frame()).not.toBeNull();
    driver.command(createCommand('LOADING'));
    await waitFor(() => expect(frame()).not.toBeNull());
    driver.command(createCommand('failed'));
    await waitFor(() => expect(frames).toEqual([false, false]));
    driver.close();
  });

  it('lets nothing go that a walk has held back when another begins', async () => {
    const { driver, frame } = openDriver();
    driver.command(createCommand('LOADING'));
    const first = await waitFor(() => frame() ?? Promise.reject(new Error('No frame.')));
    const fetchMock = await openPage(first);
    driver.command(createCommand('failed'));
    await waitFor(() => expect(frame()).not.toBe(first));
    expect(fetchMock).not.toHaveBeenCalled();
    driver.close();
  });

  it('lets what was held back go when the tester takes over', async () => {
    const { driver, frame, progressReports } = openDriver();
    driver.command(createCommand('LOADING'));
    const shown = await waitFor(() => frame() ?? Promise.reject(new Error('No frame.')));
    const fetchMock = await openPage(shown);
    driver.command({ kind: 'take over' });
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    expect(progressReports.at(-1)?.status).toBe('taken over');
    driver.close();
  });

  it('says so where what opens is not prepared', async () => {
    const { driver, frame, progressReports } = openDriver();
    driver.command(createCommand('LOADING'));
    const shown = await waitFor(() => frame() ?? Promise.reject(new Error('No frame.')));
    shown.dispatchEvent(new Event('load'));
    await waitFor(() => expect(progressReports.at(-1)?.status).toBe('failed'));
    expect(progressReports.at(-1)?.error).toMatch(/not the app/);
    driver.close();
  });
});
