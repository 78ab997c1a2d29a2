import type { UserGateContext } from '../../../../machines/user-gate/user-gate.types';
import type { Expected } from '../../../../machines/walkthroughs/walkthrough.types';
import { REJECTION } from '../../../../machines/walkthroughs/failures';
import {
  button,
  field,
  pressButton,
  expectButton,
  expectHeading,
  expectLoadError,
  expectLoading,
  expectText,
} from '../assertions';
import type { FlowPage } from '../flow-page.types';

const INCORRECT =
  'Incorrect date of birth, did you use the MM/dd/yyyy format? Contact your clinician for further assistance.';

const getStateKey = ({ stateKey }: Expected) =>
  // SAFETY: the type of `getStateKey` in the registry entry.
  stateKey as Pick<UserGateContext, 'failure' | 'birthdayProblem'>;

/** The page object of the public user gate (§4). */
export const userGateFlowPage: FlowPage = {
  requests: {
    loadGate: /\/user\/[^/]+(\/consent-info|\/birthday-verification-status)?$/,
    acceptConsent: /\/accept-consent$/,
    verifyBirthday: /\/birthday-verification$/,
  },
  actions: {
    AGREED: pressButton('I agree'),
    DATE_OF_BIRTH_ENTERED: async (driver) => {
      await driver.fill(field('Date of birth'), '05/17/1990');
      await driver.press(button('Continue'));
    },
    TRY_AGAIN: pressButton('Try again'),
  },
  assertions: {
    LOADING: expectLoading,
    failed: (driver) => expectLoadError(driver, REJECTION.message),
    'CONSENT_REQUIRED.reading': async (driver, expected) => {
      await expectHeading(driver, 'Consent');
      await expectText(driver, 'We would like to ask you how you are.');
      await expectButton(driver, 'I agree');
      if (getStateKey(expected).failure === null) await driver.expectNotVisible({ role: 'alert' });
      else await driver.expectVisible({ role: 'alert' }, { contains: REJECTION.message });
    },
    'CONSENT_REQUIRED.accepting': async (driver) => {
      await expectHeading(driver, 'Consent');
      await expectButton(driver, 'I agree', true);
    },
    'BIRTHDAY_CONFIRMATION_REQUIRED.asking': async (driver, expected) => {
      await expectHeading(driver, 'Verify your date of birth');
      await expectButton(driver, 'Continue');
      const { birthdayProblem } = getStateKey(expected);
      if (birthdayProblem === null) await driver.expectNotVisible({ role: 'alert' });
      else
        await expectText(
          driver,
          birthdayProblem.kind === 'incorrect' ? INCORRECT : REJECTION.message,
        );
    },
    'BIRTHDAY_CONFIRMATION_REQUIRED.verifying': async (driver) => {
      await expectButton(driver, 'Continue', true);
      await driver.expectVisible(field('Date of birth'), { value: '05/17/1990' });
    },
    open: (driver) => expectHeading(driver, 'PHQ-9'),
  },
};
