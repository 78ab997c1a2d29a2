import { waitFor } from '@testing-library/dom';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { PAGE_OPEN_EVENT } from '../../../../src/qa/inspection/inspection.types';
import { findShortestPath } from '../../../../src/qa/visualiser/live/target-states';
import type {
  Command,
  Report,
  WalkthroughProgress,
} from '../../../../src/qa/visualiser/live/live.types';
import { createFrameDriver } from '../../../../src/qa/visualiser/live/frame-driver';

const REQUEST_URL = 'http://localhost/v1/user/ada';
const realFetch = globalThis.fetch;

function createCommand(state: string): Command {
  const shortestPath = findShortestPath(userGateEntry, state);
  if (shortestPath === null) throw new Error(`There is no walkthrough to ${state}.`);
  return { kind: 'walkthrough', machineId: 'user-gate', isStepwise: false, ...shortestPath };
}

/** Creates a driver with a fake control API that calls `onStart` for each walkthrough. */
function openDriver(onStart: () => void = () => undefined) {
  const container = document.body.appendChild(document.createElement('div'));
  const progressReports: WalkthroughProgress[] = [];
  globalThis.fetch = () => {
    onStart();
    const initialState = { userId: 'ada', path: '/user/ada/assessments' };
    return Promise.resolve(Response.json(initialState));
  };
  const driver = createFrameDriver(container, (report: Report) => {
    if (report.kind === 'walkthrough') progressReports.push(report.state);
  });
  const frame = () => container.querySelector('iframe');
  return { driver, frame, progressReports };
}

/** Simulates that the page in a frame opens and sends the request that the walkthrough holds back. */
async function openPage(frame: HTMLIFrameElement): Promise<jest.Mock> {
  const view = frame.contentWindow;
  if (view === null) throw new Error('The frame has no window.');
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

describe('the driver of the app in a frame', () => {
  it('removes the app before the sandbox is reset', async () => {
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

  it('does not send the held requests of a walkthrough when another one starts', async () => {
    const { driver, frame } = openDriver();
    driver.command(createCommand('LOADING'));
    const first = await waitFor(() => frame() ?? Promise.reject(new Error('No frame.')));
    const fetchMock = await openPage(first);
    driver.command(createCommand('failed'));
    await waitFor(() => expect(frame()).not.toBe(first));
    expect(fetchMock).not.toHaveBeenCalled();
    driver.close();
  });

  it('sends the held requests when the tester takes over', async () => {
    const { driver, frame, progressReports } = openDriver();
    driver.command(createCommand('LOADING'));
    const shown = await waitFor(() => frame() ?? Promise.reject(new Error('No frame.')));
    const fetchMock = await openPage(shown);
    driver.command({ kind: 'take over' });
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    expect(progressReports.at(-1)?.status).toBe('taken over');
    driver.close();
  });

  it('reports a failure when the opened page is not a QA build of the app', async () => {
    const { driver, frame, progressReports } = openDriver();
    driver.command(createCommand('LOADING'));
    const shown = await waitFor(() => frame() ?? Promise.reject(new Error('No frame.')));
    shown.dispatchEvent(new Event('load'));
    await waitFor(() => expect(progressReports.at(-1)?.status).toBe('failed'));
    expect(progressReports.at(-1)?.error).toMatch(/not the app/);
    driver.close();
  });
});
