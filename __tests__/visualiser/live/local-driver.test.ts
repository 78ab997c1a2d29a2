import { waitFor } from '@testing-library/dom';
import { userGateEntry } from '../../../machines/user-gate/user-gate.walkthroughs';
import { PAGE_OPEN_EVENT } from '../../../src/lib/inspection.types';
import { findWay } from '../../../src/visualiser/live/find-place';
import type { Command, Report, WalkState } from '../../../src/visualiser/live/live.types';
import { createLocalDriver } from '../../../src/visualiser/live/local-driver';

const CALL = 'http://localhost/v1/user/ada';
const realFetch = globalThis.fetch;

function walkTo(state: string): Command {
  const way = findWay(userGateEntry, state);
  if (way === null) throw new Error(`Nothing leads to ${state}.`);
  return { kind: 'walk', machineId: 'user-gate', isStepwise: false, ...way };
}

/** A driver before a clinic whose back door tells `onBegin` of each walk that begins there. */
function openDriver(onBegin: () => void = () => undefined) {
  const room = document.body.appendChild(document.createElement('div'));
  const walks: WalkState[] = [];
  globalThis.fetch = () => {
    onBegin();
    const beginning = { userId: 'ada', path: '/user/ada/assessments' };
    return Promise.resolve(Response.json(beginning));
  };
  const driver = createLocalDriver(room, (report: Report) => {
    if (report.kind === 'walk') walks.push(report.state);
  });
  const frame = () => room.querySelector('iframe');
  return { driver, frame, walks };
}

/** The page of a frame opens, and makes the call that its walk holds. */
async function openPage(frame: HTMLIFrameElement): Promise<jest.Mock> {
  const view = frame.contentWindow;
  if (view === null) throw new Error('The frame shows nothing.');
  const clinic = jest.fn(() => Promise.resolve(Response.json({})));
  Object.assign(view, { fetch: clinic });
  frame.dispatchEvent(new CustomEvent(PAGE_OPEN_EVENT, { detail: view }));
  void view.fetch(CALL);
  await Promise.resolve();
  return clinic;
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
    driver.command(walkTo('LOADING'));
    await waitFor(() => expect(frame()).not.toBeNull());
    driver.command(walkTo('failed'));
    await waitFor(() => expect(frames).toEqual([false, false]));
    driver.close();
  });

  it('lets nothing go that a walk has held back when another begins', async () => {
    const { driver, frame } = openDriver();
    driver.command(walkTo('LOADING'));
    const first = await waitFor(() => frame() ?? Promise.reject(new Error('No frame.')));
    const clinic = await openPage(first);
    driver.command(walkTo('failed'));
    await waitFor(() => expect(frame()).not.toBe(first));
    expect(clinic).not.toHaveBeenCalled();
    driver.close();
  });

  it('lets what was held back go when the tester takes over', async () => {
    const { driver, frame, walks } = openDriver();
    driver.command(walkTo('LOADING'));
    const shown = await waitFor(() => frame() ?? Promise.reject(new Error('No frame.')));
    const clinic = await openPage(shown);
    driver.command({ kind: 'take over' });
    await waitFor(() => expect(clinic).toHaveBeenCalledTimes(1));
    expect(walks.at(-1)?.status).toBe('taken over');
    driver.close();
  });

  it('says so where what opens is not prepared', async () => {
    const { driver, frame, walks } = openDriver();
    driver.command(walkTo('LOADING'));
    const shown = await waitFor(() => frame() ?? Promise.reject(new Error('No frame.')));
    shown.dispatchEvent(new Event('load'));
    await waitFor(() => expect(walks.at(-1)?.status).toBe('failed'));
    expect(walks.at(-1)?.error).toMatch(/not the app/);
    driver.close();
  });
});
