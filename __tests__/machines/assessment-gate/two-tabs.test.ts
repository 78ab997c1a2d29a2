/** @jest-environment node */
import { toFingerprint, toFormVersion } from '../../../machines/submission/get-fingerprint';
import { overdue, startOn, startTaking, type Taking } from './start-taking';

const sent = {
  type: 'SUBMITTED_ELSEWHERE',
  fingerprint: toFingerprint([toFormVersion('phq-9', { 'phq-9-1': 'yes' })]),
  at: 5,
} as const;

const watchSubmitted = ({ gate }: Taking) => {
  const emitted: unknown[] = [];
  gate.on('SUBMITTED', (event) => emitted.push(event));
  return emitted;
};

describe('D9 two tabs with the same assessments', () => {
  it('one without answers shows that they were sent, with the time', async () => {
    const { gate, state, context } = await startOn(['phq-9']);
    gate.send(sent);
    expect(state().matches('SUBMITTED')).toBe(true);
    expect(context().submittedAt).toBe(5);
  });

  it('one with the same answers shows that they were sent', async () => {
    const { gate, answer, state, context } = await startOn(['phq-9']);
    answer('phq-9');
    gate.send(sent);
    expect(state().matches('SUBMITTED')).toBe(true);
    expect(context().answers).toEqual({});
  });

  it('one with other answers keeps them, and its submit is sent', async () => {
    const { gate, ports, answer, press, state, context } = await startOn(['phq-9']);
    answer('phq-9', 'phq-9-1', 'no');
    gate.send(sent);
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
    expect(context()).toMatchObject({
      answers: { 'phq-9': { 'phq-9-1': 'no' } },
      sentElsewhereAt: 5,
    });
    press('SUBMIT');
    expect(ports.getRequests('submit')).toHaveLength(1);
  });

  it('one whose attempt may not have arrived sends it again: the list shows what the other tab has sent', async () => {
    const { gate, ports, answer, press, state, context } = await startOn(['phq-9']);
    answer('phq-9', 'phq-9-1', 'no');
    press('SUBMIT');
    await ports.reject('submit');
    gate.send(sent);
    press('SUBMIT');
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    expect(ports.getRequests('loadStatuses')).toEqual([]);
    expect(context().submission.superseded).toEqual({ at: 5, hasArrived: true });
  });

  it.each(['submit', 'loadStatuses'] as const)(
    'one that hears of other answers during its own attempt knows of them later: %s',
    async (port) => {
      const { gate, ports, answer, press, state, context } = await startOn(['phq-9']);
      answer('phq-9', 'phq-9-1', 'no');
      press('SUBMIT');
      if (port === 'loadStatuses') {
        await ports.reject('submit');
        press('SUBMIT');
      }
      gate.send(sent);
      if (port === 'loadStatuses') await ports.resolve('loadStatuses', []);
      expect(state().matches({ LOADING: 'submitting' })).toBe(true);
      await ports.reject('submit');
      expect(context()).toMatchObject({
        sentElsewhereAt: 5,
        submission: { superseded: { at: 5, hasArrived: true } },
      });
    },
  );

  it('one that has sent its own ignores what the other tab sends later', async () => {
    const { gate, ports, answer, press, context } = await startOn(['phq-9']);
    answer('phq-9', 'phq-9-1', 'no');
    press('SUBMIT');
    await ports.resolve('submit', { at: 9 });
    gate.send(sent);
    expect(context()).toMatchObject({ submittedAt: 9, submission: { superseded: null } });
  });

  it('two submits of the same answers at the same time are one', async () => {
    const taking = await startOn(['phq-9']);
    const emitted = watchSubmitted(taking);
    taking.answer('phq-9');
    taking.press('SUBMIT');
    taking.gate.send(sent);
    expect(taking.state().matches('SUBMITTED')).toBe(true);
    expect(emitted).toEqual([]);
  });

  it('tells the other tabs what it has sent, and when', async () => {
    const taking = await startOn(['phq-9']);
    const emitted = watchSubmitted(taking);
    taking.answer('phq-9');
    taking.press('SUBMIT');
    await taking.ports.resolve('submit', { at: 9 });
    expect(emitted).toEqual([{ type: 'SUBMITTED', fingerprint: sent.fingerprint, at: 9 }]);
  });

  it('ignores what another tab has sent while its own questions load', async () => {
    const { gate, ports, state } = startTaking();
    gate.send(sent);
    await ports.resolve('loadAssigned', overdue('phq-9'));
    gate.send(sent);
    expect(state().matches({ LOADING: 'loadingDefinitions' })).toBe(true);
  });

  it('mentions unsent answers of the other tab until they are gone', async () => {
    const { gate, context } = await startOn(['phq-9']);
    gate.send({ type: 'UNSENT_ELSEWHERE', isUnsent: true });
    expect(context().isUnsentElsewhere).toBe(true);
    gate.send({ type: 'UNSENT_ELSEWHERE', isUnsent: false });
    expect(context().isUnsentElsewhere).toBe(false);
  });
});
