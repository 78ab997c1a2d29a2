import {
  expectHeading,
  field,
  link,
  pressButton,
} from '../../../../src/qa/flow-drivers/assertions';
import {
  after,
  BAD_BODIES,
  DONE,
  endWith,
  LINK_REFUSED,
  NEVER_NOTICED,
  REFUSALS,
  show,
} from './outcomes';
import type { Scenario } from './scenario.types';
import { heading } from './screens';

const kiosk = { userId: 'kai', path: '/kiosk/lakeside' };
const WELCOME = /^Welcome to Lakeside/;
const UNKNOWN_CLINIC = endWith({ text: /^Could not find clinic: lakeside/ });
/** The dialog names the address of the page; it can be closed and opened again. */
const READ_ELSEWHERE = show({ text: /^You can read it on your own phone or computer/ });

/** The kiosk and the clinic page (§2). */
export const sharedDeviceScenarios: readonly Scenario[] = [
  {
    name: 'open the kiosk',
    covers: ['getKioskClinic'],
    request: 'kiosk-clinic',
    kind: 'query',
    session: 'none',
    start: kiosk,
    done: heading(WELCOME),
    outcomes: { 404: UNKNOWN_CLINIC },
  },
  {
    name: 'identify a visitor',
    covers: ['identifyVisitor'],
    request: 'identify-patient',
    kind: 'command',
    session: 'none',
    start: kiosk,
    prepare: async (driver) => {
      await expectHeading(driver, WELCOME);
      await driver.fill(field('Last name'), 'Okafor');
      await driver.fill(field('Date of birth'), '05/17/1990');
    },
    send: pressButton('Continue'),
    done: heading('PHQ-9'),
  },
  {
    name: 'read a legal page at the kiosk',
    covers: ['getLegalPage'],
    request: 'GET /legal/privacy.html',
    kind: 'query',
    session: 'none',
    start: kiosk,
    prepare: (driver) => expectHeading(driver, WELCOME),
    send: (driver) => driver.press(link('Privacy Policy')),
    done: { role: 'heading', name: 'Privacy Policy' },
    outcomes: {
      ...after(['hang', ...REFUSALS, '429', ...BAD_BODIES], READ_ELSEWHERE),
      ...after(['refused', 'lost', '500'], READ_ELSEWHERE),
      'refused once': DONE,
      'lost once': DONE,
      '500 once': DONE,
    },
  },
  {
    name: 'open the page of a clinic',
    covers: ['getClinic'],
    request: 'clinic',
    kind: 'query',
    session: 'none',
    start: { userId: 'kai', path: '/clinics/lakeside' },
    done: heading('Lakeside Behavioral Health'),
    outcomes: { 404: UNKNOWN_CLINIC },
  },
  {
    name: 'read the logo of the kiosk',
    covers: ['getClinic'],
    request: 'clinic',
    kind: 'query',
    session: 'none',
    isInBackground: true,
    start: kiosk,
    done: heading(WELCOME),
    outcomes: NEVER_NOTICED,
  },
  {
    name: 'open the link of a patient',
    covers: ['getKioskPatient'],
    request: 'kiosk-patient',
    kind: 'query',
    session: 'none',
    start: { userId: 'kai', path: '/patients/patient-kai/assessments' },
    done: heading('PHQ-9'),
    outcomes: LINK_REFUSED,
  },
];
