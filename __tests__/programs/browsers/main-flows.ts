import { SEED_PASSWORD } from '../../../src/qa/sandbox/world/accounts';
import type { BrowserPage } from './browser.types';

/** A flow in a browser: rejects if a screen is not as expected. */
export type MainFlow = {
  readonly name: string;
  readonly run: (page: BrowserPage) => Promise<void>;
};

const heading = (page: BrowserPage, name: string) =>
  page.expectVisible({ role: 'heading', level: 1, name });
const field = (label: string) => ({ label });
const press = (page: BrowserPage, name: string) => page.press({ role: 'button', name });
const answerAll = (page: BrowserPage) => page.pressAll({ role: 'radio', name: 'Several days' });

/** The heading of the kiosk of one of the sandbox's clinics. */
const LAKESIDE = 'Welcome to Lakeside Behavioral Health';

async function signIn(page: BrowserPage): Promise<void> {
  await page.open('/login');
  await heading(page, 'Log in');
  await page.fill(field('Email'), 'ada@example.com');
  await page.fill(field('Password'), SEED_PASSWORD);
  await press(page, 'Log in');
  await heading(page, 'Hi, Ada');
}

/** Labels of charts that extend beyond their picture, where WebKit cuts them off. */
const CUT_LABELS = `[...document.querySelectorAll('svg[role="img"]')].flatMap((svg) => {
  const { left, right } = svg.getBoundingClientRect();
  return [...svg.querySelectorAll('text')].filter((label) => {
    const box = label.getBoundingClientRect();
    return box.left < left - 0.5 || box.right > right + 0.5;
  }).map((label) => label.textContent);
})`;

/** The flows that most people use. */
export const MAIN_FLOWS: readonly MainFlow[] = [
  {
    name: 'an assessment by a public link',
    run: async (page) => {
      await page.open('/user/sam/assessments?context=sms');
      await heading(page, 'GAD-7');
      await answerAll(page);
      await press(page, 'Submit');
      await heading(page, 'Assessments completed!');
    },
  },
  {
    name: 'the gate: consent and date of birth',
    run: async (page) => {
      await page.open('/user/fatima/assessments?context=sms');
      await heading(page, 'Consent');
      await press(page, 'I agree');
      await heading(page, 'Verify your date of birth');
      await page.fill(field('Date of birth'), '11/03/1979');
      await page.expectVisible(field('Date of birth'), { value: '11/03/1979' });
      await press(page, 'Continue');
      await heading(page, 'PHQ-9');
    },
  },
  {
    name: 'signing in, and the home page after a reload',
    run: async (page) => {
      await signIn(page);
      await page.open('/');
      await heading(page, 'Hi, Ada');
    },
  },
  {
    name: 'a check-in with sliders',
    run: async (page) => {
      await signIn(page);
      await page.open('/check-ins/lifestyle');
      await heading(page, 'Lifestyle correlates');
      for (const question of ['Energy', 'Positivity']) {
        const slider = { role: 'slider', name: question } as const;
        await page.pressKey(slider, 'End');
        await page.expectVisible(slider, { value: '2' });
        await press(page, 'Next');
      }
      await press(page, 'Next');
      await press(page, 'Submit');
      await page.expectPath('/check-ins');
    },
  },
  {
    name: 'progress: a chart of a month with all of its labels',
    run: async (page) => {
      await signIn(page);
      await page.open('/progress');
      await heading(page, 'Progress');
      await page.press({ role: 'radio', name: 'Month' });
      await page.expectVisible({ text: 'Showing the past month.' });
      const cut = await page.evaluate(CUT_LABELS);
      if (JSON.stringify(cut) !== '[]') throw new Error(`Cut off: ${JSON.stringify(cut)}`);
    },
  },
  {
    name: 'the kiosk: identification, assessment, and nothing left of the visitor',
    run: async (page) => {
      await page.open('/kiosk/lakeside');
      await heading(page, LAKESIDE);
      await page.fill(field('Last name'), 'Okafor');
      await page.fill(field('Date of birth'), '05/17/1990');
      await press(page, 'Continue');
      await heading(page, 'PHQ-9');
      await answerAll(page);
      await press(page, 'Submit');
      await heading(page, 'Assessments completed!');
      await press(page, 'Done');
      await heading(page, LAKESIDE);
      await page.expectVisible(field('Last name'), { value: '' });
      const stored = await page.evaluate('localStorage.length + sessionStorage.length');
      if (stored !== 0) throw new Error(`${String(stored)} entries are left in web storage.`);
    },
  },
  {
    name: 'intake, without a card',
    run: async (page) => {
      await page.open('/intake?code=intake-nia');
      await heading(page, 'Welcome');
      await press(page, 'Continue');
      await heading(page, 'About you');
      await page.fill(field('First name'), 'Nia');
      await page.fill(field('Last name'), 'Okafor');
      await page.fill(field('Date of birth'), '03/09/1994');
      await press(page, 'Continue');
      await heading(page, 'How to reach you');
      await page.fill(field('Email'), 'nia@example.com');
      await page.fill(field('Phone number'), '2015550123');
      await press(page, 'Continue');
      await heading(page, 'Policies');
      await page.press(field('I have read and agree to these policies'));
      await press(page, 'Confirm & Sign');
      await heading(page, 'A few questions');
      await press(page, 'Continue');
      await heading(page, 'Questionnaire');
      await press(page, 'Next');
      await press(page, 'Submit');
      await heading(page, 'Payment method');
      await press(page, 'Skip this step');
      await heading(page, 'Check-in complete');
    },
  },
];
