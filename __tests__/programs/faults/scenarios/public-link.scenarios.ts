import {
  button,
  expectButton,
  expectHeading,
  field,
  pressButton,
} from '../../../../src/qa/flow-drivers/assertions';
import type { ElementLocator, PageDriver } from '../../../../src/qa/flow-drivers/page-driver.types';
import { assessmentGateScenarios } from '../../../../src/qa/sandbox/scenarios/assessment-gate.scenarios';
import type { World } from '../../../../src/qa/sandbox/world/world';
import {
  DONE,
  LINK_REFUSED,
  NEVER_NOTICED,
  onceThen,
  RELOADS,
  TWO_TABS_FAULTS,
  UNCERTAIN,
} from './outcomes';
import type { Outcome, Scenario } from './scenario.types';
import { HAD_RECEIVED, heading, SENT_ELSEWHERE } from './screens';

const SUBMITTED = heading('Assessments completed!');
const NOT_AVAILABLE = /^(?:This link is no longer available|GAD-7)$/;
const oneAssessment = {
  userId: 'ada',
  path: '/user/ada/assessments?context=patient_app&assessments=gad-7',
};
const { seed } = assessmentGateScenarios;

async function answer(driver: PageDriver): Promise<void> {
  await driver.press(field('Several days'));
}

const answerOtherwise = (driver: PageDriver) => driver.press(field('Not at all'));

const unassign = ({ assignments }: World) => assignments.set('ada', []);

/** After a reload the answers are there, and can be sent. */
const showKept = (shows: ElementLocator = SUBMITTED): Outcome => ({
  kind: 'screen',
  shows: { text: 'We kept your answers.' },
  next: { act: pressButton('Submit'), shows },
});

/** Fails a first submit, so that the next one reads the assigned list first. */
async function failSubmit(driver: PageDriver, { faults }: World): Promise<void> {
  await answer(driver);
  faults.failNext({ path: 'submit-assessments', kind: 'status', status: 500 });
  await driver.press(button('Submit'));
  await driver.expectVisible({ role: 'alert' });
  await expectButton(driver, 'Submit');
}

/** Any object acknowledges a submit (D6). */
const ANY_OBJECT = DONE;

const countSubmissions = ({ submissions }: World) => submissions.length;

const hasSubmission = ({ submissions }: World) => submissions.length > 0;

const submitting: Scenario = {
  name: 'submit assessments',
  covers: ['submitAssessments'],
  request: 'submit-assessments',
  kind: 'command',
  session: 'none',
  start: oneAssessment,
  seed,
  prepare: answer,
  send: pressButton('Submit'),
  done: SUBMITTED,
  isEnd: true,
  countWrites: countSubmissions,
};

const comparing = {
  ...submitting,
  covers: ['getAssignedAssessmentStatuses'],
  request: 'assigned-assessments',
  kind: 'query',
  prepare: failSubmit,
  // A list that cannot be read does not hold up the submit (D9).
  outcomes: NEVER_NOTICED,
} as const;

/** The gate of public links, and taking assessments (§4). */
export const publicLinkScenarios: readonly Scenario[] = [
  {
    name: 'open a public link',
    covers: ['getPublicUser'],
    request: 'public-user',
    kind: 'query',
    session: 'none',
    start: oneAssessment,
    seed,
    done: heading('GAD-7'),
    outcomes: LINK_REFUSED,
  },
  {
    name: 'read the consent',
    covers: ['getConsentInfo'],
    request: 'consent-info',
    kind: 'query',
    session: 'none',
    start: { userId: 'devi', path: '/user/devi/assessments?context=sms' },
    done: heading('Consent'),
    outcomes: LINK_REFUSED,
  },
  {
    name: 'agree to the consent',
    covers: ['acceptConsent'],
    request: 'accept-consent',
    kind: 'command',
    session: 'none',
    isBodyIgnored: true,
    start: { userId: 'devi', path: '/user/devi/assessments?context=sms' },
    prepare: (driver) => expectHeading(driver, 'Consent'),
    send: pressButton('I agree'),
    done: heading('GAD-7'),
  },
  {
    name: 'read whether the date of birth is verified',
    covers: ['getBirthdayStatus'],
    request: 'birthday-verification-status',
    kind: 'query',
    session: 'none',
    start: { userId: 'elias', path: '/user/elias/assessments?context=sms' },
    done: heading('Verify your date of birth'),
    outcomes: LINK_REFUSED,
  },
  {
    name: 'verify the date of birth',
    covers: ['verifyBirthday'],
    request: 'birthday-verification',
    kind: 'command',
    session: 'none',
    start: { userId: 'elias', path: '/user/elias/assessments?context=sms' },
    prepare: (driver) => driver.fill(field('Date of birth'), '02/29/1984'),
    send: pressButton('Continue'),
    done: heading('PHQ-9'),
  },
  {
    name: 'read the assigned assessments',
    covers: ['getAssignedAssessments'],
    request: 'assigned-assessments',
    kind: 'query',
    session: 'none',
    start: oneAssessment,
    seed,
    done: heading('GAD-7'),
    outcomes: LINK_REFUSED,
  },
  {
    name: 'read the questions',
    covers: ['getAssessments'],
    request: 'assessments',
    kind: 'query',
    session: 'none',
    start: oneAssessment,
    seed,
    done: heading('GAD-7'),
    outcomes: LINK_REFUSED,
  },
  {
    name: 'preview an assessment',
    covers: ['getAssessments'],
    request: 'assessments',
    kind: 'query',
    session: 'none',
    start: { userId: 'ada', path: '/assessment-preview?assessment=gad-7' },
    seed,
    done: heading('GAD-7'),
    isEnd: true,
    outcomes: LINK_REFUSED,
  },
  {
    ...submitting,
    isApplied: hasSubmission,
    moreFaults: RELOADS,
    outcomes: {
      shape: ANY_OBJECT,
      'reload-unsent': showKept(),
      'reload-lost': showKept(HAD_RECEIVED),
      // Depending on the moment, the draft has gone or is still there.
      'reload-after': { kind: 'screen', shows: heading(NOT_AVAILABLE), isEnd: true },
    },
  },
  {
    ...submitting,
    name: 'submit assessments that are no longer assigned',
    change: unassign,
    outcomes: {
      shape: ANY_OBJECT,
      // D9: after an uncertain attempt, what is no longer assigned counts as received.
      ...onceThen([...UNCERTAIN, 'empty'], HAD_RECEIVED),
    },
  },
  {
    ...submitting,
    name: 'submit assessments while another tab has the same answers',
    faults: TWO_TABS_FAULTS,
    otherTab: { prepare: answer, shows: SUBMITTED, keepsValues: false },
    outcomes: { shape: ANY_OBJECT },
  },
  {
    ...submitting,
    name: 'submit assessments while another tab has other answers',
    faults: TWO_TABS_FAULTS,
    otherTab: { prepare: answerOtherwise, shows: SENT_ELSEWHERE, keepsValues: true },
    outcomes: { shape: ANY_OBJECT },
  },
  {
    ...comparing,
    name: 'compare with the assigned assessments before another submit',
    isApplied: hasSubmission,
  },
  {
    ...comparing,
    // D9: what is no longer assigned counts as received.
    name: 'compare with the assigned assessments, which have changed, before another submit',
    change: unassign,
  },
  {
    name: 'read whether somebody is signed in, after a submit',
    covers: ['getCurrentSession'],
    request: 'session',
    kind: 'command',
    session: 'none',
    start: { userId: 'jonas', path: '/user/jonas/assessments?context=sms' },
    seed,
    prepare: answer,
    send: pressButton('Submit'),
    done: heading('Log in'),
    countWrites: countSubmissions,
    // The answers have arrived; only where to go next is unknown.
    outcomes: NEVER_NOTICED,
  },
];
