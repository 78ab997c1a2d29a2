import { expect, type Page } from '@playwright/test';
import type { World } from '../../../src/qa/sandbox/world/world';
import { prepareStoredIntake } from '../../support/prepare-stored-intake';
import { expectScreen } from './screens';

/** Matches the card provider's script. */
export const PROVIDER_SCRIPT = 'script[src*="stripe.js"]';

/** Stores an earlier visit of Nia's that ended at `step`, and resumes her intake. */
export async function resumeIntakeAt(
  step: 'QUESTIONNAIRE' | 'PAYMENT',
  page: Page,
  world: World,
): Promise<void> {
  const entries = prepareStoredIntake(step, world);
  await page.goto('/legal/privacy.html');
  await page.evaluate(
    (all) => all.forEach(([key, value]) => localStorage.setItem(key, value)),
    entries,
  );
  await page.goto('/intake');
  await expectScreen(page, step === 'PAYMENT' ? 'Payment method' : 'Questionnaire');
}

/** Fills in one of the fake provider's test cards; the number determines what happens. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}

export const expectAlert = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
