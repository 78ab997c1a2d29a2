import type { Locator, Page } from '@playwright/test';
import { expectNoHorizontalScroll } from './support/expect-accessible';
import { assessmentsUrl, expectScreen, heading, press } from './support/screens';
import { expect, test } from './support/test';

test('§4 assessment taking: the whole flow can be completed by keyboard', async ({
  page,
  clinic,
}) => {
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const tabTo = async (text: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await focused()) === text) return;
    }
    throw new Error(`Tab never focused ${text}.`);
  };

  await page.goto(assessmentsUrl('fatima'));
  await expectScreen(page, 'Consent');
  await tabTo('I agree');
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Verify your date of birth');
  await page.keyboard.press('Tab');
  await page.keyboard.type('11031979');
  await page.keyboard.press('Enter');
  await expectScreen(page, 'PHQ-9');

  await expect(heading(page)).toBeFocused();
  await tabTo('Help');
  for (let question = 1; question <= 9; question += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
  }
  await tabTo('Next');
  await page.keyboard.press('Enter');
  await expectScreen(page, 'GAD-7');
  await expect(heading(page)).toBeFocused();

  await tabTo('Submit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio').first()).toBeFocused();
  for (let question = 1; question <= 7; question += 1) {
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  expect(await focused()).toBe('Delete my answers');
  await tabTo('Submit');
  await page.keyboard.press('Space');
  await expectScreen(page, 'Assessments completed!');
  expect(clinic.submittedBodies).toHaveLength(1);
});

const getHeights = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));

/** The longest transition or animation of the page, in seconds. */
const findLongestMotion = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`.split(',').map(parseFloat);
      }),
    ),
  );

test('§9 accessibility: every question works by keyboard, targets are large enough, reduced motion is kept', async ({
  page,
  clinic,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(assessmentsUrl('quinn'));
  await expectScreen(page, 'Sleep and habits');
  const answers = page.locator('main input[type=radio] + label, main input[type=checkbox] + label');
  expect(Math.min(...(await getHeights(answers.locator('xpath=..'))))).toBeGreaterThanOrEqual(44);
  const controls = page.locator('button, a');
  expect(Math.min(...(await getHeights(controls)))).toBeGreaterThanOrEqual(24);

  await page.getByRole('checkbox', { name: 'Noise or light' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('spinbutton').first().focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.getByRole('radio', { name: 'Very good' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByRole('textbox').first().focus();
  await page.keyboard.type('More of it');
  // Enter in a text area inserts a line break and does not submit.
  await page.keyboard.press('Enter');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await findLongestMotion(page)).toBeLessThanOrEqual(0.001);
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  expect(clinic.submittedBodies).toMatchObject([
    {
      assessments: [
        {
          answers: [
            { key: 'kept-awake', answerValue: { answerIds: ['kept-awake-2'] } },
            { key: 'hours-asleep' },
            { key: 'caffeine', value: 2 },
            { key: 'sleep-quality', answerValue: { answerId: 'sleep-quality-1' } },
            { key: 'exercise', answerValue: { answerId: 0 } },
            { key: 'change', value: 'More of it' },
          ],
        },
      ],
    },
  ]);
});

/** The words of headings that are split between two lines. */
const findBrokenWords = (page: Page) =>
  page.locator('main :is(h1, h2)').evaluateAll((headings) =>
    headings.flatMap((element) => {
      const text = element.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );

/** The controls and headings that are not within the width of the window. */
const findCutOff = (page: Page) =>
  page.locator('main :is(button, a, input, textarea, h1)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      const isWithin =
        element.checkVisibility() && left >= 0 && right <= document.documentElement.clientWidth;
      return isWithin ? [] : [element.outerHTML];
    }),
  );

test('the screens of the public area fit a width of 320 px, also with text at 200 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [screen, url, name] of [
    ['an assessment', assessmentsUrl('ada'), 'PHQ-9'],
    ['every kind of question', assessmentsUrl('quinn'), 'Sleep and habits'],
    ['the consent', assessmentsUrl('devi'), 'Consent'],
    ['the date of birth', assessmentsUrl('sams-father'), 'Consent'],
    ['the safety net', '/user/ada/safety-net', 'Your Safety Net'],
    ['a participant’s safety net', '/user/james-aunt/safety-net', /Safety Net/],
    ['the not-found page', '/no/such/page', 'Page not found'],
    ['the app invite', '/app-invite?isInviteFlow', 'Get the app'],
  ] as const)
    await test.step(screen, async () => {
      await page.goto(url);
      await expectScreen(page, name);
      if (screen === 'the date of birth') {
        await press(page, 'I agree');
        await expectScreen(page, /date of birth/);
      }
      await expectNoHorizontalScroll(page);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expectNoHorizontalScroll(page);
      expect(await findCutOff(page), screen).toEqual([]);
      expect(await findBrokenWords(page), screen).toEqual([]);
    });
});

test('a form with a hundred questions can be submitted, and one with a thousand can be used', async ({
  page,
  clinic,
}) => {
  await page.goto(assessmentsUrl('lena', 'sms', '&assessments=long-1000'));
  await expectScreen(page, 'Long form (1000 questions)');
  await page.getByRole('radio').last().check();

  await page.goto(assessmentsUrl('lena', 'kiosk', '&assessments=long-100'));
  await expectScreen(page, 'Long form (100 questions)');
  await page.evaluate(() => {
    for (const question of document.querySelectorAll('fieldset'))
      question.querySelector('input')?.click();
  });
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  expect(clinic.submittedBodies).toMatchObject([{ assessments: [{ id: 'long-100' }] }]);
});
