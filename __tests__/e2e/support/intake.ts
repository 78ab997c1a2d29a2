import { expect, type Page } from '@playwright/test';
import { getStepPercent } from '../../../machines/intake/intake.selectors';
import type { IntakeStep } from '../../../machines/intake/intake.types';
import { field } from './onboarding';
import { expectScreen, press } from './screens';

export const INTAKE_LINK = '/intake?code=intake-nia';

/** Expects the progress bar of the step. */
export const expectProgress = (page: Page, step: IntakeStep): Promise<void> =>
  expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
    'aria-valuenow',
    String(getStepPercent(step)),
  );

/** Opens Nia's link and continues to the first form. */
export async function openIntake(page: Page): Promise<void> {
  await page.goto(INTAKE_LINK);
  await expectScreen(page, 'Welcome');
  await press(page, 'Continue');
  await expectScreen(page, 'About you');
}

/** Fills in 'About you' and continues. */
export async function submitBasicInfo(page: Page): Promise<void> {
  await field(page, 'First name').fill('Nia');
  await field(page, 'Last name').fill('Okafor');
  await field(page, 'Date of birth').fill('03/09/1994');
  await press(page, 'Continue');
  await expectScreen(page, 'How to reach you');
}

/** Fills in 'How to reach you' and continues. */
export async function submitContactInfo(page: Page): Promise<void> {
  await field(page, 'Email').fill('nia@example.com');
  await field(page, 'Phone number').fill('2015550123');
  await press(page, 'Continue');
  await expectScreen(page, 'Policies');
}

/** Ticks the box and signs. */
export async function signPolicies(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I have read and agree to these policies' }).check();
  await press(page, 'Confirm & Sign');
  await expectScreen(page, 'A few questions');
}

/** Goes from the link to the policies. */
export async function reachPolicies(page: Page): Promise<void> {
  await openIntake(page);
  await submitBasicInfo(page);
  await submitContactInfo(page);
}

/** Goes from the link to the first page of the questionnaire. */
export async function reachQuestionnaire(page: Page): Promise<void> {
  await reachPolicies(page);
  await signPolicies(page);
  await press(page, 'Continue');
  await expectScreen(page, 'Questionnaire');
  await expect(page.getByRole('heading', { name: 'What brings you here' })).toBeVisible();
}

/** Goes from the link to the payment without answering any question. */
export async function reachPayment(page: Page): Promise<void> {
  await reachQuestionnaire(page);
  await press(page, 'Next');
  await press(page, 'Submit');
  await expectScreen(page, 'Payment method');
}
