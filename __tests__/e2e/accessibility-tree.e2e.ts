import { countInAccessibilityTree } from './support/accessibility-tree';
import { assessmentsUrl, expectScreen } from './support/screens';
import { expect, test } from './support/test';

test('§8 accessibility: screen readers get all of 100 questions at once', async ({ page }) => {
  await page.goto(assessmentsUrl('lena', 'sms', '&assessments=long-100'));
  await expectScreen(page, 'Long form (100 questions)');
  expect(await countInAccessibilityTree(page, ['group', 'radio'])).toEqual({
    group: 100,
    radio: 400,
  });
});

test('§8 accessibility: screen readers get all of 1,000 questions once the page is idle', async ({
  page,
}) => {
  await page.goto(assessmentsUrl('lena', 'sms', '&assessments=long-1000'));
  await expectScreen(page, 'Long form (1000 questions)');
  // Reading the tree slows the page down, so it is read only when the last question is laid out.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main fieldset')]
      .at(-1)
      ?.checkVisibility({ contentVisibilityAuto: true }),
  );
  expect(await countInAccessibilityTree(page, ['group', 'radio'])).toEqual({
    group: 1000,
    radio: 4000,
  });
});
