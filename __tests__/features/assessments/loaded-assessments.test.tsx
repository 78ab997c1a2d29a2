import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { makeAssignment } from '../../../src/qa/sandbox/world/assignments';
import { expectNoAxeViolations } from '../../support/axe';
import { allowConsole } from '../../support/fail-on-console';
import { interceptRequests } from '../../support/intercept-requests';
import { renderApp } from '../../support/render-app';

const { world, stop } = startSandbox();
afterAll(stop);
beforeEach(() => world.reset());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = (userId: string, query = '') =>
  renderApp({ location: `/user/${userId}/assessments?context=sms${query}` });
const submitted = () =>
  world.requests
    .filter(({ endpoint }) => endpoint === 'submit-assessments')
    .map(({ body }) => body);

async function expectNotLoaded() {
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe("We couldn't load this. Please try again.");
}

/** Requests whose response a test replaces; all others are sent. */
const matchNone = /(?!)/;

it.each([
  ['a public user', [], /\/user\/ada$/],
  ['a consent', { consentRequired: 'maybe' }, /\/consent-info$/],
  ['a birthday status', {}, /\/birthday-verification-status$/],
  ['an assigned list', { items: [] }, /\/assigned-assessments$/],
  ['an assigned list', [{ isOverdue: true }], /\/assigned-assessments$/],
  ['a definition', [{ id: 'phq-9', content: null }, { id: 'gad-7' }], /\/assessments$/],
  ['a definition', 'nothing', /\/assessments$/],
])('D2: %s of the form %j shows an error with Try again', async (_, json, path) => {
  allowConsole(/not have the expected shape/);
  const interception = interceptRequests(matchNone);
  interception.respondWith(path, () => Response.json(json));
  open('ada');
  await expectNotLoaded();
  interception.restore();
  await press('Try again');
  expect(await heading('PHQ-9')).toBeVisible();
});

it.each(['malformed', 'html'] as const)(
  'D2: a response of kind %s to a read shows an error with Try again',
  async (kind) => {
    world.faults.failNext({ path: 'assigned-assessments', kind });
    open('ada');
    await expectNotLoaded();
    const reads = world.requests.filter(({ endpoint }) => endpoint === 'assigned-assessments');
    expect(reads).toHaveLength(1);
    await press('Try again');
    expect(await heading('PHQ-9')).toBeVisible();
  },
);

it('an assessment without questions can be submitted', async () => {
  const empty = { name: 'Nothing to ask', disorder: null, title: '', answers: [], questions: [] };
  world.instruments.set('empty', { id: 'empty', ...empty });
  world.assignments.set('cora', [makeAssignment(world.clock, 'cora', 'empty', -1)]);
  open('cora');
  await heading('Nothing to ask');
  await press('Submit');
  expect(await heading('Assessments completed!')).toBeVisible();
});

it('§3 assessment question: an unknown kind with answers is a single choice, and one without answers can be skipped', async () => {
  open('nova');
  await heading('A newer form');
  const drawing = screen.getByRole('group', { name: 'Draw how your week went.' });
  expect(drawing).toHaveTextContent(/can.t be shown here/);
  await expectNoAxeViolations(document.body);
  await userEvent.click(screen.getByRole('radio', { name: 'Several days' }));
  await press('Submit');
  await heading('Assessments completed!');
  expect(submitted()).toMatchObject([
    { assessments: [{ answers: [{ key: 'unfamiliar-choice', answerValue: { answerId: 1 } }] }] },
  ]);
});

it('§3 assessment question: the answer to PHQ-9’s last question can be cleared', async () => {
  const phq9 = world.instruments.get('phq-9');
  if (phq9 === undefined) throw new Error('There is no PHQ-9.');
  world.instruments.set('phq-9', { ...phq9, questions: phq9.questions.slice(-2) });
  open('ada', '&assessments=phq-9');
  await heading('PHQ-9');
  await userEvent.click(screen.getByRole('radio', { name: 'Not at all' }));
  const last = screen.getByRole('radio', { name: 'Not difficult at all' });
  await userEvent.click(last);
  await press('Clear answer');
  expect(last).not.toBeChecked();
  await press('Submit');
  await heading('Assessments completed!');
  expect(submitted()).toHaveLength(1);
  expect(JSON.stringify(submitted())).not.toContain('phq-9-difficulty');
});
