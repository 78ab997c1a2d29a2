import { expect, type Page } from '@playwright/test';
import type { World } from '../../../src/qa/sandbox/world/world';
import { prepareStoredIntake } from '../../support/prepare-stored-intake';
import { expectScreen } from './screens';

/** The script of the card provider, where the sandbox has it. */
export const PROVIDER_SCRIPT = 'script[src*="stripe.js"]';

/** Comes back to Nia's intake as an earlier visit has left it. */
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

/** Fills in a card of the stand-in; the number says what the card does. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}

export const expectAlert = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
