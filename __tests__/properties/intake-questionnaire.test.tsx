import { fireEvent, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { startSandbox } from '../../src/qa/sandbox/hosts/jest/start-sandbox';
import type { QuestionnairePage } from '../../src/qa/sandbox/world/intake/questionnaire';
import { allowConsole } from '../support/fail-on-console';
import { prepareStoredIntake } from '../support/prepare-stored-intake';
import { renderApp } from '../support/render-app';
import { anyText } from './arbitraries';

const world = startSandbox();

const RUNS = 6;
const TIMEOUT_MS = 60_000;
/** Rendering a large page in jsdom takes longer than a second. */
const patiently = { timeout: 10_000 };

const id = fc.oneof(
  fc.string({ minLength: 1, maxLength: 3 }),
  fc.constantFrom('a', '1', '/1.1', 'constructor', '__proto__'),
);
const text = fc.oneof(anyText, fc.constantFrom('', ' ', '<p></p>', 'Why?'));
const answerOptions = fc.array(fc.record({ id, value: text }), { maxLength: 60 });
const base = { id, linkId: id, text };
const types = fc.constantFrom('text', 'display', 'signature', 'choice');

/** An item of any type, known or not, with or without what its type needs; groups are nested. */
const { item } = fc.letrec<{ item: object }>((tie) => ({
  item: fc.oneof(
    { maxDepth: 6, depthSize: 'medium' },
    fc.record({ ...base, type: types }),
    fc.record({ ...base, type: fc.constant('choice'), multiple: fc.boolean(), answerOptions }),
    fc.record({ ...base, type: fc.constant('group') }),
    fc.record({ ...base, type: fc.constant('group'), items: fc.array(tie('item')) }),
  ),
}));
// SAFETY: the sandbox serves what it is given; unknown types are part of the test.
const questionnaires = fc.array(fc.record({ description: text, items: fc.array(item) }), {
  maxLength: 25,
}) as fc.Arbitrary<QuestionnairePage[]>;

/** Presses the button with this label on the page of the questionnaire with this number. */
async function press(label: string, isPage: (text: string) => boolean): Promise<void> {
  // Queries by role take seconds on the largest pages.
  await waitFor(() => {
    const heading = document.querySelector('h1')?.closest('main')?.textContent ?? '';
    const buttons = [...document.querySelectorAll('main button')];
    const button = buttons.find(({ textContent }) => textContent === label);
    if (button === undefined || !isPage(heading)) throw new Error(`There is no ${label}.`);
    fireEvent.click(button);
  }, patiently);
}

async function takeQuestionnaire(pages: readonly QuestionnairePage[]): Promise<void> {
  world.reset();
  world.questionnaire = pages;
  for (const [key, value] of prepareStoredIntake('QUESTIONNAIRE', world))
    localStorage.setItem(key, value);
  renderApp({ location: '/intake?code=intake-nia' });
  for (let page = 1; page < pages.length; page += 1)
    await press('Next', (shown) => shown.includes(`, page ${page} of ${pages.length}`));
  await press('Submit', () => true);
  // Whether the sandbox accepts repeated ids is another matter.
  const isSent = () => world.requests.some(({ endpoint }) => endpoint === 'submit-questionnaire');
  await waitFor(() => expect(isSent()).toBe(true), patiently);
}

// One test for each questionnaire, because an app needs a document of its own.
it.each(fc.sample(questionnaires, RUNS).map((pages, index) => [index + 1, pages] as const))(
  '§4 QUESTIONNAIRE: generated questionnaire %d is sent, however its groups are nested or empty',
  async (_, pages) => {
    allowConsole(/does not have the expected shape|Failed to load Stripe/);
    await takeQuestionnaire(pages).catch((error: unknown) => {
      throw new Error(JSON.stringify(pages), { cause: error });
    });
  },
  TIMEOUT_MS,
);
