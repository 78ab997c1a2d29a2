import type {
  IdentifyFlow,
  KioskProblem,
} from '../../../../machines/kiosk-identification/kiosk-identification.types';
import type { Expected } from '../../../../machines/walkthroughs/walkthrough.types';
import { REJECTION } from '../../../../machines/walkthroughs/failures';
import {
  button,
  field,
  link,
  pressButton,
  expectButton,
  expectHeading,
  expectLoadError,
  expectLoading,
  expectText,
  expectVisibleIf,
} from '../assertions';
import type { PageDriver } from '../page-driver.types';
import type { FlowPage } from '../flow-page.types';

const USE_NAME = 'Use name and date of birth instead';
const USE_RECORD = 'Use medical record number instead';
const PROBLEMS: Readonly<Record<KioskProblem['kind'], string>> = {
  stillAmbiguous:
    'There was an issue finding your account. Try using email or MRN instead. If you need help, ask your clinician.',
  noMatch: 'No account found that matches the provided info. If you need help, ask your clinician.',
  failed: REJECTION.message,
};

/** The input of a visitor, by field label. */
const FIELD_VALUES: readonly (readonly [label: string, text: string])[] = [
  ['Last name', 'Okafor'],
  ['Date of birth', '05/17/1990'],
  ['Medical record number', 'LS-2002'],
  ['Phone number', '(201) 555-0123'],
];

type StateKey = {
  readonly flow: IdentifyFlow;
  readonly asksContact: boolean;
  readonly problem: KioskProblem['kind'] | null;
};

// SAFETY: the type of `getStateKey` in the registry entry.
const getStateKey = ({ stateKey }: Expected) => stateKey as StateKey;

async function expectFields(driver: PageDriver, expected: Expected): Promise<void> {
  const { flow, asksContact } = getStateKey(expected);
  await expectHeading(driver, 'Welcome to Lakeside Behavioral Health');
  await expectVisibleIf(driver, flow === 'name_dob', field('Last name'));
  await expectVisibleIf(driver, flow === 'name_dob', field('Date of birth'));
  await expectVisibleIf(driver, flow === 'mrn', field('Medical record number'));
  await expectVisibleIf(driver, asksContact, field('Phone number'));
  await expectVisibleIf(driver, asksContact, field('Email'));
}

/** The page object of the kiosk (§2 Kiosk route). */
export const kioskIdentificationFlowPage: FlowPage = {
  requests: {
    loadClinic: /^GET \/v1\/public-api\/kiosk\/clinic\//,
    identify: /\/kiosk\/identify-patient-attributes$/,
  },
  actions: {
    IDENTIFIED: async (driver) => {
      for (const [label, text] of FIELD_VALUES)
        if (await driver.isVisible(field(label))) await driver.fill(field(label), text);
      await driver.press(button('Continue'));
    },
    FLOW_CHANGED: async (driver) => {
      const isByRecord = await driver.isVisible(field('Medical record number'));
      await driver.press(button(isByRecord ? USE_NAME : USE_RECORD));
    },
    TRY_AGAIN: pressButton('Try again'),
  },
  assertions: {
    loadingClinic: async (driver) => {
      await expectLoading(driver);
      await expectButton(driver, 'Restart');
    },
    failed: (driver) => expectLoadError(driver, REJECTION.message),
    unknownClinic: (driver) =>
      expectText(driver, 'Could not find clinic: lakeside. Are you sure you have the right URL?'),
    'identifying.asking': async (driver, expected) => {
      await expectFields(driver, expected);
      await expectButton(driver, 'Continue');
      await expectButton(driver, getStateKey(expected).flow === 'mrn' ? USE_NAME : USE_RECORD);
      await driver.expectVisible(link('Privacy Policy'));
      await driver.expectVisible(link('Terms'));
      const { problem } = getStateKey(expected);
      if (problem === null) await driver.expectNotVisible({ role: 'alert' });
      else await driver.expectVisible({ role: 'alert' }, { contains: PROBLEMS[problem] });
    },
    'identifying.lookingUp': async (driver, expected) => {
      await expectFields(driver, expected);
      await expectButton(driver, 'Continue', true);
      await driver.expectNotVisible({ role: 'alert' });
    },
    matched: async (driver) => {
      await expectHeading(driver, 'PHQ-9');
      await driver.expectPath('/user/kai/assessments');
    },
  },
};
