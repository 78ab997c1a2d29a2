import { screen } from '@testing-library/react';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import {
  answerAll,
  completeGad7,
  gad7Answers,
  getSubmittedBodies,
  heading,
  openAssessments,
  press,
  shortenInstruments,
} from './open-assessments';

const world = startSandbox();
beforeEach(() => shortenInstruments(world));

const path = 'submit-assessments';
const ANSWERS_KEPT = /Your answers are still here/;

describe('§8 failed submit', () => {
  it.each([
    ['a network error', { kind: 'network' }, /clinic did not respond.*Your answers are still here/],
    [
      'status 500 with a message',
      { kind: 'status', message: 'We are moving house.' },
      /^We are moving house\..*Your answers are still here\.$/,
    ],
    [
      'status 400 without a message',
      { kind: 'status', status: 400, message: null },
      /not accepted.*still here/,
    ],
    ['status 401', { kind: 'status', status: 401 }, /You are not signed in\..*still here/],
    ['status 429', { kind: 'status', status: 429 }, /Too many tries/],
    ['malformed JSON', { kind: 'malformed' }, /couldn't tell.*Your answers are still here/],
  ] as const)(
    '§8 failed submit: %s shows an error, keeps the answers, and submits them once on the next press',
    async (_response, fault, text) => {
      world.faults.failNext({ path, ...fault });
      const { user } = await completeGad7('sam');
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(screen.getAllByRole('radio', { name: 'Several days', checked: true })).toHaveLength(2);
      // Mutations are never retried automatically.
      expect(getSubmittedBodies(world)).toHaveLength(1);
      expect(world.submissions).toEqual([]);

      const [first] = screen.getAllByRole('radio', { name: 'Nearly every day' });
      if (first === undefined) throw new Error('The page has no question.');
      await user.click(first);
      await press(user, 'Submit');
      await heading('Assessments completed!');
      expect(world.submissions).toHaveLength(1);
      const answers = [{ answerValue: { answerId: 3 } }, ...gad7Answers(1).slice(1)];
      expect(world.submissions).toMatchObject([{ assessments: [{ answers }] }]);
    },
  );

  it.each(['network', 'malformed'] as const)(
    'D9, §8 failed submit: a submit that arrived is not repeated if its response was lost (%s)',
    async (kind) => {
      world.faults.failNext({ path, kind, isReceived: true });
      const { user } = await completeGad7('sam');
      expect(await screen.findByRole('alert')).toHaveTextContent(ANSWERS_KEPT);
      await press(user, 'Submit');
      await heading('Assessments completed!');
      expect(world.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
      expect(world.submissions).toHaveLength(1);
      const reads = world.getRequests('assigned-assessments');
      expect(reads).toHaveLength(2);
    },
  );

  it.each([
    ['sms', 'not overdue'],
    ['patient_app', 'due later'],
    ['kiosk', 'not overdue'],
    ['clinician_app&assessments=gad-7', 'not overdue'],
    ['clinician_app&assessments=gad-7', 'due later'],
  ] as const)(
    '§8 failed submit: in context %s an assessment that is still assigned, but %s, counts as received',
    async (context, answeredAssignments) => {
      world.answeredAssignments = answeredAssignments;
      world.faults.failNext({ path, kind: 'network', isReceived: true });
      const { user } = await completeGad7('sam', `context=${context}`);
      await screen.findByRole('alert');
      await press(user, 'Submit');
      await heading('Assessments completed!');
      expect(world.submissions).toHaveLength(1);
    },
  );

  it('§8 failed submit: resubmits only the assessments that are still assigned', async () => {
    world.faults.failNext({ path, kind: 'status', status: 502 });
    const { user } = openAssessments('ada');
    await heading('PHQ-9');
    await answerAll(user, 'Not at all');
    await press(user, 'Next');
    await heading('GAD-7');
    await answerAll(user, 'Several days');
    await press(user, 'Submit');
    expect(await screen.findByRole('alert')).toBeVisible();
    const assigned = world.assignments.get('ada') ?? [];
    world.assignments.set(
      'ada',
      assigned.filter(({ instrumentId }) => instrumentId !== 'phq-9'),
    );
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(world.submissions).toMatchObject([{ assessments: [{ id: 'gad-7' }] }]);
  });

  it('D9 failed submit: sends the answers again if the assigned list cannot be read', async () => {
    world.faults.failNext({ path, kind: 'network' });
    const { user } = await completeGad7('sam');
    expect(await screen.findByRole('alert')).toBeVisible();
    world.faults.failNext({ path: 'assigned-assessments', kind: 'network', times: 2 });
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(world.faults.pending).toEqual([]);
    expect(getSubmittedBodies(world)).toHaveLength(2);
    expect(world.submissions).toHaveLength(1);
  });
});
