import { createApp } from '../../../src/app/boot/create-app';
import { startReporting } from '../../../src/app/reporting/start-reporting';
import { readConfiguration } from '../../../src/lib/configuration/read-configuration';
import { systemClock } from '../../../src/lib/time/clock';
import { intakeSessionSlice } from '../../../src/state/intake.slice';
import { sessionSlice } from '../../../src/state/session.slice';
import { browserWrapper } from '../../../src/wrapper/browser-wrapper';
import { ada, adaByLink } from '../../api/support/open-tab';
import { SAMPLES } from '../../api/support/samples';
import { allowConsole } from '../../support/fail-on-console';
import { mockBeacons } from './mock-beacons';

const CANARY = 'canary-of-ada';
const CANARY_NUMBER = 86_753_090;

/** Copies a response of the sandbox with a canary in every field. */
function plant(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plant);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plant(item)]));
  if (typeof value === 'number') return CANARY_NUMBER;
  return typeof value === 'string' ? CANARY : value;
}

/** An error that passed through a script of the build, and is full of canaries. */
function createError(planted: unknown): Error {
  const error = new TypeError(JSON.stringify(planted));
  error.name = CANARY;
  error.stack = `${CANARY}: ${error.message}\n    at ${CANARY} (https://clinic.example/assets/main.1a2b3c4d.js:1:23)\n    at https://clinic.example/user/${CANARY}:1:2`;
  return error;
}

function open() {
  window.history.replaceState(
    {},
    '',
    `/user/${CANARY}/assessments?assessments=${CANARY}#${CANARY}`,
  );
  const { configuration } = readConfiguration(document);
  const services = createApp({
    configuration: { ...configuration, reportUrl: 'https://reports.example/web' },
    wrapper: browserWrapper,
    clock: systemClock,
  });
  services.injectReducers({ [intakeSessionSlice.reducerPath]: intakeSessionSlice.reducer });
  services.store.dispatch(sessionSlice.actions.started(ada));
  services.store.dispatch(sessionSlice.actions.profileLoaded(CANARY));
  services.store.dispatch(intakeSessionSlice.actions.started(adaByLink));
  return services;
}

it('D1 reports: no field of any response, and nothing of the address, leaves the page', async () => {
  allowConsole(/does not have the expected shape/);
  // No page load of the sample whose web vitals are measured, which jsdom has none of.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const beacons = mockBeacons();
  const services = open();
  const replies: (() => Response)[] = [];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve((replies[0] ?? Response.error)()));
  for (const { body, request } of Object.values(SAMPLES)) {
    const planted = plant(body);
    const stop = startReporting(services);
    for (const status of [200, 409, 422]) {
      const content = status === 200 ? planted : { message: CANARY, planted };
      replies[0] = () => Response.json(content, { status });
      await request(services.store.dispatch);
    }
    const error = createError(planted);
    window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: error });
    window.dispatchEvent(rejection);
    for (const observe of services.observers.caughtErrors) observe(error);
    stop();
  }
  const reports = beacons.flatMap((beacon) => beacon.reports);
  const failed = new Set(reports.map(({ endpoint }) => endpoint));
  expect(Object.keys(SAMPLES).filter((endpoint) => !failed.has(endpoint))).toEqual([]);
  expect(new Set(reports.map(({ source }) => source))).toEqual(
    new Set([undefined, 'uncaught', 'rejection', 'render']),
  );
  const text = beacons.map((beacon) => beacon.text).join('\n');
  expect(text).not.toContain(CANARY);
  expect(text).not.toContain(String(CANARY_NUMBER));
  expect(text).not.toMatch(/canary|ada\b|access-1|code-of-ada|clinic\.example/i);
  expect([...new Set(reports.flatMap(Object.keys))].toSorted()).toEqual([
    'count',
    'endpoint',
    'frames',
    'name',
    'outcome',
    'reason',
    'route',
    'source',
    'status',
    'type',
  ]);
});
