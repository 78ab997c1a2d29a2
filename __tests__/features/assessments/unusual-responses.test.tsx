import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { makeAssignment } from '../../../src/qa/sandbox/world/assignments';
import { allowConsole } from '../../support/fail-on-console';
import { interceptRequests } from '../../support/intercept-requests';
import { renderApp } from '../../support/render-app';

const { world, stop } = startSandbox();
afterAll(stop);
beforeEach(() => world.reset());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = (userId: string) => renderApp({ location: `/user/${userId}/assessments?context=sms` });

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
