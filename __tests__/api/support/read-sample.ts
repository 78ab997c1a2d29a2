import { intakeSessionSlice } from '../../../src/state/intake.slice';
import { allowConsole } from '../../support/fail-on-console';
import { ada, adaByLink, openTab } from './open-tab';
import type { Sample } from './samples';

const LEVELS = ['debug', 'error', 'info', 'log', 'warn'] as const;

/**
 * Opens a signed-in tab and returns a function that requests a sample's endpoint with another body: what the app makes of
 * it, null if it cannot be used, and what was logged.
 */
export function createSampleReader() {
  allowConsole(/does not have the expected shape/);
  const logged: string[] = [];
  let body: unknown;
  for (const level of LEVELS)
    jest
      .spyOn(console, level)
      .mockImplementation((...args) => logged.push(args.map(String).join()));
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(body)));
  const { store } = openTab(ada);
  store.dispatch(intakeSessionSlice.actions.started(adaByLink));
  return async ({ request, read }: Sample, nextBody: unknown) => {
    body = nextBody;
    logged.length = 0;
    const { data, error } = await request(store.dispatch);
    // A query that fails keeps its earlier data.
    const isUsable = error === undefined && data !== undefined;
    return { data: isUsable ? read(data) : null, error, logged: [...logged] };
  };
}
