import { button, link, pressButton } from '../../../../src/qa/flow-drivers/assertions';
import type { ElementLocator, PageDriver } from '../../../../src/qa/flow-drivers/page-driver.types';
import { CARD_PROVIDER_SCRIPT } from '../../../../src/qa/sandbox/card-provider/provider-paths';
import { cardSetupScenarios } from '../../../../src/qa/sandbox/scenarios/card-setup.scenarios';
import { intakeScenarios } from '../../../../src/qa/sandbox/scenarios/intake.scenarios';
import { getScenario } from '../../../../src/qa/sandbox/scenarios/scenario.types';
import type { FaultName } from '../injection/faults';
import { after, DONE, show } from './outcomes';
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

/** The app does without the first view of a page. */
const openFirstView = (page: string, screen: Pick<Scenario, 'start' | 'done'>): Scenario => ({
  ...openScreen(`${page}-view.en`, screen),
  name: `load the first view: ${page}`,
  outcomes: after(FILE_FAULTS, DONE),
});

const signedIn = (path: string) => ({ userId: 'ada', path, isSignedIn: true });
const startIntakeAt = (name: string) => getScenario(intakeScenarios.initialStates, name);

/** Until then a page whose scripts hang has to say so, in ms (§8). */
const SAYS_AFTER_MS = 10_000;

/** What a page has without the app (D1). */
const CRISIS_LINES: readonly ElementLocator[] = [
  link('call 911'),
  link('Call or text 988 (Suicide & Crisis Lifeline)'),
  link('Text HOME to 741741 (Crisis Text Line)'),
];

type Hanging = Pick<Scenario, 'name' | 'request' | 'start' | 'done'> & {
  readonly press?: (driver: PageDriver) => Promise<void>;
  readonly shows: ElementLocator;
  readonly next: {
    readonly act: (driver: PageDriver) => Promise<void>;
    readonly shows: ElementLocator;
  };
};

/** A script that hangs; the first view has the press in the meantime. */
const hanging = ({ name, request, start, done, press, shows, next }: Hanging): Scenario => ({
  name,
  covers: [],
  request,
  kind: 'query',
  session: 'none',
  faults: ['hang'],
  start,
  ...(press && { meanwhile: press }),
  saysAfterMs: SAYS_AFTER_MS,
  done,
  outcomes: { hang: { kind: 'screen', shows, also: CRISIS_LINES, next } },
  logs: BROWSER_MESSAGES,
});

const CARD_FORM_NOT_LOADED: ElementLocator = { text: /Please try refreshing the page/ };
const MAIN_SCRIPT = 'GET /assets/main.*.js';
const NOT_LOADED: ElementLocator = { text: /^The rest of this page has not loaded\./ };
const NOT_OPENED = heading('This page could not be loaded');
const questions = { userId: 'sam', path: '/user/sam/assessments?context=sms' };

/** Answers a question of the first view, and presses Submit. */
async function submitInFirstView(driver: PageDriver): Promise<void> {
  await driver.press({ label: 'Several days' });
  await driver.press(button('Submit'));
}

const openSafetyNet = {
  act: (driver: PageDriver) => driver.press(link('Safety Net')),
  shows: heading('Your Safety Net'),
};

/** Scripts of the first load whose requests are not answered: the page says so within ten seconds, and links work. */
const hangingScenarios: readonly Scenario[] = [
  hanging({
    name: 'load the main script among questions, and leave',
    request: MAIN_SCRIPT,
    start: questions,
    press: submitInFirstView,
    shows: NOT_LOADED,
    next: openSafetyNet,
    done: heading('GAD-7'),
  }),
  hanging({
    name: 'load the main script among questions, and try again',
    request: MAIN_SCRIPT,
    start: questions,
    press: submitInFirstView,
    shows: NOT_LOADED,
    next: { act: pressButton('Try again'), shows: { text: 'We kept your answers.' } },
    done: heading('GAD-7'),
  }),
  hanging({
    name: 'load the script of questions',
    request: 'GET /assets/assessments.*.js',
    start: questions,
    press: submitInFirstView,
    shows: NOT_LOADED,
    next: openSafetyNet,
    done: heading('GAD-7'),
  }),
  hanging({
    name: 'load the main script on the home page',
    request: MAIN_SCRIPT,
    start: signedIn('/'),
    press: (driver) => driver.press(link('Progress')),
    shows: NOT_LOADED,
    next: { act: (driver) => driver.press(link('Progress')), shows: heading('Progress') },
    done: heading('Hi, Ada'),
  }),
  hanging({
    name: 'load the main script on a page without a first view',
    request: MAIN_SCRIPT,
    start: { userId: 'ada', path: '/forgot-password' },
    shows: NOT_OPENED,
    next: { act: (driver) => driver.press(link('Reload')), shows: heading('Forgot password') },
    done: heading('Forgot password'),
  }),
];

/** Scripts that are loaded with their screen, one for each area of the app, and the script of the card provider. */
export const scriptScenarios: readonly Scenario[] = [
  ...hangingScenarios,
  openScreen('home', { start: signedIn('/'), done: heading('Hi, Ada') }),
  openFirstView('home', { start: signedIn('/'), done: heading('Hi, Ada') }),
  openFirstView('check-in', {
    start: signedIn('/check-ins/low-mood'),
    done: heading('Low mood'),
  }),
  openFirstView('progress', { start: signedIn('/progress'), done: heading('Progress') }),
  openFirstView('login', {
    start: { userId: 'ada', path: '/login' },
    done: heading('Log in'),
  }),
  openFirstView('kiosk', {
    start: { userId: 'kai', path: '/kiosk/lakeside' },
    done: heading(/^Welcome to Lakeside/),
  }),
  openFirstView('intake', {
    start: { userId: 'nia', path: '/intake?code=intake-nia' },
    done: heading('Welcome'),
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
    // The next try waits for the request that the browser has sent: only a new page sends another one, as the message says.
    outcomes: {
      'hang once': {
        kind: 'screen',
        shows: CARD_FORM_NOT_LOADED,
        next: { act: pressButton('Try again'), shows: CARD_FORM_NOT_LOADED },
      },
    },
  },
];
