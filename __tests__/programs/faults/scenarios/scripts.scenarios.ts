import { button } from '../../../../src/qa/flow-drivers/assertions';
import { CARD_PROVIDER_SCRIPT } from '../../../../src/qa/sandbox/card-provider/provider-paths';
import { cardSetupScenarios } from '../../../../src/qa/sandbox/scenarios/card-setup.scenarios';
import { intakeScenarios } from '../../../../src/qa/sandbox/scenarios/intake.scenarios';
import { getScenario } from '../../../../src/qa/sandbox/scenarios/scenario.types';
import type { FaultName } from '../injection/faults';
import { DONE, show } from './outcomes';
import type { Outcome, Outcomes, Scenario } from './scenario.types';
import { heading } from './screens';

/** What can happen to a file of a static host. */
const FILE_FAULTS = [
  'refused',
  'hang',
  '404',
  '500',
  'portal',
] as const satisfies readonly FaultName[];

/** The browser's own messages about a script that it did not get, or that is a page. */
const BROWSER_MESSAGES = /Refused to execute script|preloaded using link preload|Unexpected token/;

const NEEDS_RELOAD = show(heading('This page needs to be reloaded'));

/** The page is reloaded once by itself; if that does not help, the screen offers it. */
const RELOADED: Outcomes = Object.fromEntries(
  FILE_FAULTS.flatMap((fault): [string, Outcome][] => [
    [`${fault} once`, DONE],
    [`${fault} always`, NEEDS_RELOAD],
  ]),
);

/** The app does without it. */
const NOT_NEEDED: Outcomes = Object.fromEntries(
  FILE_FAULTS.flatMap((fault): [string, Outcome][] => [
    [`${fault} once`, DONE],
    [`${fault} always`, DONE],
  ]),
);

/** Opening a screen whose script is missing. */
const openScreen = (
  chunk: string,
  { start, done, seed }: Pick<Scenario, 'start' | 'done' | 'seed'>,
): Scenario => ({
  name: `load the script of a screen: ${chunk}`,
  covers: [],
  request: `GET /assets/${chunk}.*.js`,
  kind: 'query',
  session: 'none',
  faults: FILE_FAULTS,
  start,
  ...(seed && { seed }),
  done,
  outcomes: RELOADED,
  logs: BROWSER_MESSAGES,
});

const signedIn = (path: string) => ({ userId: 'ada', path, isSignedIn: true });
const startIntakeAt = (name: string) => getScenario(intakeScenarios.initialStates, name);

/** Scripts that are loaded with their screen, one for each area of the app, and the script of the card provider. */
export const scriptScenarios: readonly Scenario[] = [
  openScreen('home', { start: signedIn('/'), done: heading('Hi, Ada') }),
  {
    ...openScreen('home-view.en', { start: signedIn('/'), done: heading('Hi, Ada') }),
    name: 'load the first view of the home page',
    outcomes: NOT_NEEDED,
  },
  openScreen('safety-net', {
    start: { userId: 'ada', path: '/user/ada/safety-net' },
    done: heading('Your Safety Net'),
  }),
  openScreen('check-ins', {
    start: { userId: 'jonas', path: '/user/jonas/check-ins?context=sms' },
    done: button('Next'),
  }),
  openScreen('kiosk', {
    start: { userId: 'kai', path: '/kiosk/lakeside' },
    done: heading(/^Welcome to Lakeside/),
  }),
  openScreen('intake-forms', {
    start: startIntakeAt('back at basic info'),
    done: heading('About you'),
  }),
  {
    name: 'load the script of the card provider',
    covers: [],
    request: `GET ${CARD_PROVIDER_SCRIPT}`,
    kind: 'command',
    session: 'none',
    faults: FILE_FAULTS,
    start: startIntakeAt('back at payment'),
    seed: cardSetupScenarios.seed,
    done: { label: 'Card number' },
    logs: /Failed to load Stripe|Unexpected token/,
    // The browser waits for the request that it has sent: only a new page sends another one, as the message says.
    outcomes: { 'hang once': { kind: 'error', then: { text: /Please try refreshing the page/ } } },
  },
];
