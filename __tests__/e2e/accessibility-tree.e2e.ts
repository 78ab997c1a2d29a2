import type { Page } from '@playwright/test';
import { makeLongAssessment } from '../../src/qa/sandbox/world/instruments/long-assessment';
import { countInAccessibilityTree } from './support/accessibility-tree';
import { assessmentsUrl, expectScreen } from './support/screens';
import { expect, test } from './support/test';

/** Reading the tree of 1,000 questions takes half a minute. */
test.slow();

/** The numbers of the questions in the rendered text, which is what find-in-page searches; headless Chromium itself finds nothing. */
const findInText = async (page: Page, numbers: readonly number[]) => {
  const text = await page.getByRole('main').innerText();
  return numbers.filter((number) => text.includes(`Statement ${number}:`));
};

/** How many groups of the page have a height, and are laid out. */
const countLaidOut = (page: Page) =>
  page
    .locator('main fieldset')
    .evaluateAll(
      (groups) =>
        groups.filter(
          (group) =>
            group.checkVisibility({ contentVisibilityAuto: true }) && group.clientHeight > 0,
        ).length,
    );

for (const count of [41, 131, 1000])
  test(`§8 accessibility: screen readers, find-in-page and print get all of ${count} questions`, async ({
    page,
    clinic,
  }) => {
    const instrument = makeLongAssessment(count);
    clinic.assign('lena', instrument, -1);
    await page.goto(assessmentsUrl('lena', 'sms', `&assessments=${instrument.id}`));
    await expectScreen(page, instrument.name);
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    // Reading the tree slows the page down, so it is read only when the last question is laid out.
    await expect.poll(() => countLaidOut(page)).toBe(count);
    expect(await findInText(page, numbers)).toEqual(numbers);
    expect(await countInAccessibilityTree(page, ['group', 'radio'])).toEqual({
      group: count,
      radio: 4 * count,
    });
  });

test('§8 accessibility: print gets all of 1,000 questions before the page has laid them out', async ({
  page,
  clinic,
}) => {
  const instrument = makeLongAssessment(1000);
  clinic.assign('lena', instrument, -1);
  await page.addInitScript(() => {
    // A browser that is never idle.
    window.requestIdleCallback = () => 0;
  });
  await page.goto(assessmentsUrl('lena', 'sms', `&assessments=${instrument.id}`));
  await page.locator('main fieldset').first().waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => countLaidOut(page)).toBe(1000);
});
