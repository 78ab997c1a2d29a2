import { screen } from '@testing-library/react';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { makeAssignment } from '../../../src/qa/sandbox/world/assignments';
import { expectNoAxeViolations } from '../../support/axe';
import { allowConsole } from '../../support/fail-on-console';
import { interceptRequests } from '../../support/intercept-requests';
import { getSubmittedBodies, heading, openAssessments as open, press } from './open-assessments';

const world = startSandbox();

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
  const { user } = open('ada');
  await expectNotLoaded();
  interception.restore();
  await press(user, 'Try again');
  expect(await heading('PHQ-9')).toBeVisible();
});

it.each(['malformed', 'html'] as const)(
  'D2: a response of kind %s to a read shows an error with Try again',
  async (kind) => {
    world.faults.failNext({ path: 'assigned-assessments', kind });
    const { user } = open('ada');
    await expectNotLoaded();
    const reads = world.getRequests('assigned-assessments');
    expect(reads).toHaveLength(1);
    await press(user, 'Try again');
    expect(await heading('PHQ-9')).toBeVisible();
  },
);

it('an assessment without questions can be submitted', async () => {
  const empty = { name: 'Nothing to ask', disorder: null, title: '', answers: [], questions: [] };
  world.instruments.set('empty', { id: 'empty', ...empty });
  world.assignments.set('cora', [makeAssignment(world.clock, 'cora', 'empty', -1)]);
  const { user } = open('cora');
  await heading('Nothing to ask');
  await press(user, 'Submit');
  expect(await heading('Assessments completed!')).toBeVisible();
});

it('§3 assessment question: an unknown kind with answers is a single choice; without, it can be skipped', async () => {
  const { user } = open('nova');
  await heading('A newer form');
  const drawing = screen.getByRole('group', { name: 'Draw how your week went.' });
  expect(drawing).toHaveTextContent(/This question can.t be shown\./);
  await expectNoAxeViolations(document.body);
  await user.click(screen.getByRole('radio', { name: 'Several days' }));
  await press(user, 'Submit');
  await heading('Assessments completed!');
  expect(getSubmittedBodies(world)).toMatchObject([
    { assessments: [{ answers: [{ key: 'unfamiliar-choice', answerValue: { answerId: 1 } }] }] },
  ]);
});

it('§3 assessment question: the answer to PHQ-9’s last question can be cleared', async () => {
  const phq9 = world.instruments.get('phq-9');
  if (phq9 === undefined) throw new Error('There is no PHQ-9.');
  world.instruments.set('phq-9', { ...phq9, questions: phq9.questions.slice(-2) });
  const { user } = open('ada', 'context=sms&assessments=phq-9');
  await heading('PHQ-9');
  await user.click(screen.getByRole('radio', { name: 'Not at all' }));
  const last = screen.getByRole('radio', { name: 'Not difficult at all' });
  await user.click(last);
  await press(user, 'Clear answer');
  expect(last).not.toBeChecked();
  await press(user, 'Submit');
  await heading('Assessments completed!');
  expect(getSubmittedBodies(world)).toHaveLength(1);
  expect(JSON.stringify(getSubmittedBodies(world))).not.toContain('phq-9-difficulty');
});
