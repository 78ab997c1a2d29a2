import type { Metric } from 'web-vitals';
import type { WriteOutcome } from '../../../src/api/thunk-extra';
import { createApp } from '../../../src/app/boot/create-app';
import { COLLECTING_MS, MAX_REPORTS } from '../../../src/app/reporting/create-sender';
import { startReporting } from '../../../src/app/reporting/start-reporting';
import { readConfiguration } from '../../../src/lib/configuration/read-configuration';
import { systemClock } from '../../../src/lib/time/clock';
import { logQuestionProblem } from '../../../src/questions/log-question-problem';
import { browserWrapper } from '../../../src/wrapper/browser-wrapper';
import { mockBeacons } from './mock-beacons';

const vitals: ((metric: Metric) => void)[] = [];
jest.mock('web-vitals', () => {
  const measure = (report: (metric: Metric) => void) => vitals.push(report);
  return { onCLS: measure, onFCP: measure, onINP: measure, onLCP: measure, onTTFB: measure };
});

const stops: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  vitals.length = 0;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

function start(early: Parameters<typeof startReporting>[1] = {}, random = 0.5) {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const beacons = mockBeacons();
  const { configuration } = readConfiguration(document);
  const services = createApp({
    configuration: { ...configuration, reportUrl: '/reports' },
    wrapper: browserWrapper,
    clock: systemClock,
  });
  stops.push(startReporting(services, early));
  return {
    beacons,
    fail: (endpoint: string, status: number | null = 500) => {
      for (const observe of services.observers.failures)
        observe({ endpoint, reason: 'server', status });
    },
    write: (endpoint: string, outcome: WriteOutcome['outcome']) => {
      for (const observe of services.observers.writes) observe({ endpoint, outcome });
    },
    reports: () => beacons.flatMap(({ reports }) => reports),
  };
}

const throwError = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const open = (pathname: string) => window.history.replaceState({}, '', pathname);
const pass = () => jest.advanceTimersByTime(COLLECTING_MS);

describe('D1 reports', () => {
  it('name the class of an error, its places in the build and the route, and are sent together', () => {
    document.documentElement.dataset.release = '0.1.0+1a2b3c4d';
    open('/user/ada/safety-net');
    const { beacons, fail } = start();
    const error = new RangeError('Ada Lovelace');
    error.stack = [
      'RangeError: Ada Lovelace',
      '    at a (https://app.example/assets/main.1a2b3c4d.js:1:23)',
      '    at https://app.example/assets/142.00ff00ff.js:2:4567',
      '    at https://other.example/tag.js:1:1',
    ].join('\n');
    throwError(error);
    fail('getSafetyNet');
    expect(beacons).toHaveLength(0);
    pass();
    expect(beacons).toHaveLength(1);
    expect(beacons[0]?.url).toBe('/reports');
    expect(JSON.parse(beacons[0]?.text ?? '')).toEqual({
      release: '0.1.0+1a2b3c4d',
      reports: [
        {
          type: 'error',
          source: 'uncaught',
          name: 'RangeError',
          frames: ['main.1a2b3c4d.js:1:23', '142.00ff00ff.js:2:4567'],
          route: '/user/:userId/safety-net',
        },
        {
          type: 'request',
          endpoint: 'getSafetyNet',
          reason: 'server',
          status: 500,
          route: '/user/:userId/safety-net',
        },
      ],
    });
  });

  it('leave out errors that do not come from the build, such as those of browser extensions', () => {
    const { beacons } = start();
    throwError(new Error('Script error.'));
    throwError('text');
    throwError(undefined);
    pass();
    expect(beacons).toHaveLength(0);
  });

  it('contain no place that an error’s message pretends', () => {
    const { reports } = start();
    const error = new Error('\n    at /assets/ada.1a2b3c4d.js:1:1');
    error.stack = `Error: ${error.message}\n    at /assets/main.1a2b3c4d.js:1:1`;
    throwError(error);
    pass();
    expect(reports()).toMatchObject([{ frames: ['main.1a2b3c4d.js:1:1'] }]);
  });

  it('include what happened before their code was loaded', () => {
    open('/nothing/here');
    const { reports } = start({
      startFailure: { error: new TypeError('No.') },
      failures: [{ endpoint: 'getProfiles', reason: 'offline', status: null }],
    });
    pass();
    expect(reports()).toMatchObject([
      { type: 'error', source: 'start', name: 'TypeError', frames: [], route: '*' },
      { type: 'request', endpoint: 'getProfiles', reason: 'offline', status: null },
    ]);
  });

  it('D9 name where a question is that cannot be shown, and hold nothing of what it says', () => {
    open('/check-ins/a-check-in');
    jest.spyOn(console, 'warn').mockImplementation();
    const problem = {
      form: 'check-in',
      path: ['content', 'nodes', 3, 'answers'],
      expected: 'options',
      input: 'Ada',
    } as const;
    const { reports } = start();
    logQuestionProblem('A check-in module', problem);
    logQuestionProblem('A check-in module', { ...problem, path: ['Ada Lovelace'] });
    pass();
    expect(reports()).toEqual([
      {
        type: 'question',
        form: 'check-in',
        field: 'content.nodes[].answers',
        route: '/check-ins/:checkInId',
      },
    ]);
  });

  it('D9 count every outcome of a write by endpoint, and hold nothing else of it', () => {
    const { reports, write } = start({
      writes: [{ endpoint: 'submitAssessments', outcome: 'started' }],
    });
    write('submitAssessments', 'uncertain');
    write('submitAssessments', 'started');
    write('submitAssessments', 'confirmed');
    write('not an endpoint', 'started');
    pass();
    expect(reports()).toEqual([
      { type: 'write', endpoint: 'submitAssessments', outcome: 'started', count: 2 },
      { type: 'write', endpoint: 'submitAssessments', outcome: 'uncertain', count: 1 },
      { type: 'write', endpoint: 'submitAssessments', outcome: 'confirmed', count: 1 },
    ]);
    write('submitAssessments', 'started');
    pass();
    expect(reports().at(-1)).toMatchObject({ outcome: 'started', count: 1 });
  });

  it('are sent at once when the page is hidden', () => {
    const { beacons, fail } = start();
    fail('getProfiles');
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(beacons).toHaveLength(1);
    fail('getReminders');
    expect(beacons).toHaveLength(2);
    pass();
    expect(beacons).toHaveLength(2);
  });

  it('are sent once for each thing that repeats itself, and a limited number for each page', () => {
    const { fail, reports } = start();
    fail('getProfiles');
    fail('getProfiles');
    fail('getProfiles', 503);
    for (let status = 400; status < 500; status += 1) fail('getReminders', status);
    pass();
    expect(reports()).toHaveLength(MAX_REPORTS);
    expect(reports().filter(({ endpoint }) => endpoint === 'getProfiles')).toHaveLength(2);
  });

  it('do not contain an endpoint or status of another form', () => {
    const { fail, beacons } = start();
    fail('/v1/users/ada');
    fail('getProfiles', 86_753_090);
    pass();
    expect(beacons).toHaveLength(0);
  });
});

describe('D1 web vitals', () => {
  const metric = {
    name: 'LCP',
    value: 1234.56789,
    rating: 'good',
    navigationType: 'navigate',
    id: 'v6-1234567890123-ada',
    navigationURL: 'http://localhost/user/ada/safety-net',
  } as Metric;

  it('are reported for one of ten page loads, under the route with which the page began', () => {
    open('/user/ada/safety-net');
    const { reports } = start({}, 0.09);
    open('/login');
    expect(vitals).toHaveLength(5);
    vitals[0]?.(metric);
    pass();
    expect(reports()).toEqual([
      {
        type: 'vital',
        name: 'LCP',
        value: 1234.568,
        rating: 'good',
        navigation: 'navigate',
        route: '/user/:userId/safety-net',
      },
    ]);
  });

  it('are not measured for the others', () => {
    start({}, 0.1);
    expect(vitals).toHaveLength(0);
  });
});
