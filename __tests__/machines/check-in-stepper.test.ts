/** @jest-environment node */
import { createActor, SimulatedClock } from 'xstate';
import { checkInStepperMachine } from '../../machines/check-in-stepper/check-in-stepper.machine';
import {
  selectPosition,
  selectStep,
} from '../../machines/check-in-stepper/check-in-stepper.selectors';
import type { AnswersByForm, AnswerValue } from '../../machines/answer.types';
import type { CheckInSummary } from '../../machines/check-in-stepper/check-in-stepper.types';
import type { SubmittedEvent } from '../../machines/submission/elsewhere.types';
import { toFingerprint, toFormVersion } from '../../machines/submission/get-fingerprint';
import { KIOSK_RETURN_MS } from '../../machines/submission/kiosk-return';
import { NOT_SUBMITTED } from '../../machines/submission/submission';
import { selectHasUnsentAnswers } from '../../machines/submission/submission.selectors';
import type { AnswersToSend } from '../../machines/submission/submission.types';
import { controlPorts, failure } from '../support/control-ports';

const lifestyle: CheckInSummary = { id: 'lifestyle', steps: [['energy'], ['sleep'], ['social']] };
const anxiety: CheckInSummary = { id: 'anxiety', steps: [['strength', 'signs']] };

const LIST = [lifestyle, anxiety].map(({ id }) => ({ id, isOverdue: false }));

function start(
  answers: AnswersByForm | null = null,
  draftPage = 0,
  { isKiosk = false, submission = NOT_SUBMITTED } = {},
) {
  const ports = controlPorts(checkInStepperMachine);
  const clock = new SimulatedClock();
  const draft = answers && { answers, submission };
  const flow = createActor(ports.machine, { clock, input: { isKiosk, draft, draftPage } });
  const emitted: SubmittedEvent[] = [];
  flow.on('SUBMITTED', (event) => emitted.push(event));
  flow.start();
  let presses = 0;
  const context = () => flow.getSnapshot().context;
  return {
    ports,
    clock,
    emitted,
    send: flow.send,
    keys: () =>
      ports.getRequests('submit').map(({ input }) => {
        // SAFETY: the input of the port has this type.
        const { command } = input as AnswersToSend;
        return command.key;
      }),
    load: (...forms: readonly CheckInSummary[]) =>
      ports.resolve('loadCheckIns', { forms, before: LIST }),
    state: () => flow.getSnapshot().value,
    status: () => flow.getSnapshot().status,
    has: (tag: 'loading' | 'taking' | 'busy') => flow.getSnapshot().hasTag(tag),
    context,
    step: () => selectStep(context()),
    answer: (checkInId: string, key: string, value: AnswerValue = '1') =>
      flow.send({ type: 'ANSWERED', checkInId, key, value }),
    /** Each press of Submit opens a command of its own: `command-1`, `command-2` and so on. */
    press: (type: 'NEXT' | 'BACK' | 'SUBMIT' | 'DONE' | 'TRY_AGAIN' | 'START_OVER') => {
      if (type === 'SUBMIT') {
        presses += 1;
        flow.send({ type, command: { key: `command-${presses}`, startedAt: presses } });
      } else {
        flow.send({ type });
      }
    },
  };
}

async function startOn(...forms: readonly CheckInSummary[]) {
  const flow = start();
  await flow.load(...forms);
  return flow;
}

describe('loading check-ins', () => {
  it('ignores all events while it loads the check-ins', async () => {
    const flow = start();
    expect(flow.state()).toBe('loading');
    expect(flow.has('loading')).toBe(true);
    for (const press of ['NEXT', 'BACK', 'SUBMIT', 'TRY_AGAIN'] as const) flow.press(press);
    flow.answer('anxiety', 'strength');
    expect(flow.state()).toBe('loading');
    await flow.load(anxiety);
    expect(flow.state()).toBe('taking');
    expect(flow.has('taking')).toBe(true);
    expect(flow.context()).toMatchObject({ answers: {}, isRestored: false });
  });

  it('§8 check-in 404: ends if there are no check-ins', async () => {
    const flow = await startOn();
    expect(flow.state()).toBe('missing');
    expect(flow.status()).toBe('done');
    flow.press('TRY_AGAIN');
    expect(flow.state()).toBe('missing');
  });

  it('shows the reason of a failed load, and Try again loads again', async () => {
    const flow = start();
    await flow.ports.reject('loadCheckIns', failure({ message: 'Closed.' }));
    expect(flow.state()).toBe('failed');
    expect(flow.context().failure).toEqual({ reason: 'server', message: 'Closed.' });
    flow.press('TRY_AGAIN');
    expect(flow.state()).toBe('loading');
    expect(flow.context().failure).toBeNull();
    await flow.load(anxiety);
    expect(flow.state()).toBe('taking');
  });
});

describe('§4 lifestyle check-in: one slider per page', () => {
  it('changes pages with Next and Back, except beyond the last and the first page', async () => {
    const flow = await startOn(lifestyle);
    flow.press('BACK');
    expect(flow.step()).toEqual({
      checkInId: 'lifestyle',
      index: 0,
      count: 3,
      keys: ['energy'],
    });
    flow.press('NEXT');
    flow.press('NEXT');
    expect(flow.step()).toMatchObject({ index: 2, keys: ['social'] });
    flow.press('NEXT');
    expect(flow.step()).toMatchObject({ index: 2 });
    flow.press('BACK');
    expect(flow.step()).toMatchObject({ index: 1 });
  });

  it('ignores Submit before the last page', async () => {
    const flow = await startOn(lifestyle);
    flow.press('SUBMIT');
    expect(flow.state()).toBe('taking');
    expect(flow.ports.getRequests('submit')).toEqual([]);
  });

  it('keeps the answers on page changes, and only accepts answers to the page on the screen', async () => {
    const flow = await startOn(lifestyle);
    flow.answer('lifestyle', 'energy', '1.5');
    flow.answer('lifestyle', 'sleep', '2');
    flow.answer('anxiety', 'energy', '2');
    flow.press('NEXT');
    flow.answer('lifestyle', 'energy', '-2');
    flow.answer('lifestyle', 'sleep', '-0.4');
    flow.press('BACK');
    expect(flow.context().answers).toEqual({ lifestyle: { energy: '1.5', sleep: '-0.4' } });
  });
});

describe('D9 public check-ins: several check-ins, one submit', () => {
  it('continues with the steps of the next check-in', async () => {
    const flow = await startOn(lifestyle, anxiety);
    const seen = [0, 1, 2, 3].map(() => {
      const step = flow.step();
      const position = selectPosition(flow.context());
      flow.press('NEXT');
      return [step?.checkInId, step?.index, position];
    });
    expect(seen).toEqual([
      ['lifestyle', 0, { n: 1, m: 2 }],
      ['lifestyle', 1, { n: 1, m: 2 }],
      ['lifestyle', 2, { n: 1, m: 2 }],
      ['anxiety', 0, { n: 2, m: 2 }],
    ]);
  });

  it('§5 all optional: sends an unanswered check-in without answers', async () => {
    const flow = await startOn(lifestyle, anxiety);
    flow.answer('lifestyle', 'energy', '1');
    for (let step = 0; step < 3; step += 1) flow.press('NEXT');
    flow.press('SUBMIT');
    expect(flow.state()).toBe('submitting');
    expect(flow.has('busy')).toBe(true);
    expect(flow.ports.getRequests('submit')).toMatchObject([
      {
        input: {
          forms: [
            { id: 'lifestyle', answers: { energy: '1' } },
            { id: 'anxiety', answers: {} },
          ],
        },
      },
    ]);
  });
});

describe('submitting check-ins', () => {
  it('completes and clears the answers once they are received', async () => {
    const flow = await startOn(anxiety);
    flow.answer('anxiety', 'strength', '7');
    flow.press('SUBMIT');
    flow.press('SUBMIT');
    flow.answer('anxiety', 'strength', '8');
    expect(flow.ports.getRequests('submit')).toHaveLength(1);
    expect(flow.has('taking')).toBe(true);
    await flow.ports.resolve('submit', { at: 7 });
    expect(flow.state()).toEqual({ completed: 'acknowledged' });
    expect(flow.has('taking')).toBe(false);
    expect(flow.context()).toMatchObject({ answers: {}, submittedAt: 7 });
    expect(selectHasUnsentAnswers(flow.context())).toBe(false);
  });

  it('D7: keeps the answers and the page after a failure, shows the reason, and can be retried', async () => {
    const flow = await startOn(lifestyle);
    flow.answer('lifestyle', 'energy', '1');
    flow.press('NEXT');
    flow.press('NEXT');
    flow.press('SUBMIT');
    await flow.ports.reject('submit', failure({ reason: 'offline' }));
    expect(flow.state()).toBe('taking');
    expect(flow.context()).toMatchObject({
      pageIndex: 2,
      answers: { lifestyle: { energy: '1' } },
      failure: { reason: 'offline', message: null },
    });
    expect(selectHasUnsentAnswers(flow.context())).toBe(true);

    flow.press('BACK');
    flow.press('SUBMIT');
    expect(flow.state()).toBe('taking');
    flow.press('NEXT');
    flow.press('SUBMIT');
    expect(flow.state()).toBe('loadingStatuses');
    expect(flow.has('taking')).toBe(true);
    expect(flow.has('busy')).toBe(true);
    expect(flow.context().failure).toBeNull();
    await flow.ports.resolve('loadStatuses', LIST);
    expect(flow.state()).toBe('submitting');
    expect(flow.keys()).toEqual(['command-1', 'command-1']);
    await flow.ports.resolve('submit', { at: 1 });
    expect(flow.state()).toEqual({ completed: 'acknowledged' });
  });

  it('clears the failure on a page change', async () => {
    const flow = await startOn(lifestyle);
    flow.press('NEXT');
    flow.press('NEXT');
    flow.press('SUBMIT');
    await flow.ports.reject('submit');
    flow.press('BACK');
    expect(flow.context().failure).toBeNull();
  });

  it('D9 more: does not send a check-in again that the server has received, which stays received', async () => {
    const flow = await startOn(lifestyle, anxiety);
    flow.answer('lifestyle', 'energy', '1');
    for (let step = 0; step < 3; step += 1) flow.press('NEXT');
    flow.answer('anxiety', 'strength', '3');
    flow.press('SUBMIT');
    await flow.ports.reject('submit');
    flow.press('SUBMIT');
    await flow.ports.resolve('loadStatuses', [{ id: 'anxiety', isOverdue: false }]);
    expect(flow.ports.getRequests('submit')[1]?.input).toEqual({
      command: { key: 'command-2', startedAt: 2 },
      forms: [{ id: 'anxiety', answers: { strength: '3' } }],
    });
    await flow.ports.reject('submit');
    flow.press('SUBMIT');
    await flow.ports.resolve('loadStatuses', [
      { id: 'lifestyle', isOverdue: false },
      { id: 'anxiety', isOverdue: false, lastCompletedAt: 5 },
    ]);
    expect(flow.state()).toEqual({ completed: 'acknowledged' });
    expect(flow.context()).toMatchObject({ answers: {}, submittedAt: null });
    expect(flow.ports.getRequests('submit')).toHaveLength(2);
    expect(flow.emitted).toMatchObject([{ at: 1 }]);
  });

  it('D9 is sent again with the same key if the assigned list cannot be loaded', async () => {
    const flow = await startOn(anxiety);
    flow.press('SUBMIT');
    await flow.ports.reject('submit');
    flow.press('SUBMIT');
    await flow.ports.reject('loadStatuses', failure({ message: 'Closed.' }));
    expect(flow.state()).toBe('submitting');
    expect(flow.keys()).toEqual(['command-1', 'command-1']);
  });

  it('D10 keeps its key after a refusal if an earlier attempt may have arrived', async () => {
    const flow = await startOn(anxiety);
    flow.press('SUBMIT');
    await flow.ports.reject('submit');
    flow.press('SUBMIT');
    await flow.ports.resolve('loadStatuses', LIST);
    await flow.ports.reject('submit', failure({ reason: 'rejected' }));
    flow.press('SUBMIT');
    expect(flow.state()).toBe('submitting');
    expect(flow.keys()).toEqual(['command-1', 'command-1', 'command-1']);
  });

  it('D9 is sent at once, as a new command, after a refusal and with changed answers', async () => {
    const flow = await startOn(anxiety);
    flow.press('SUBMIT');
    await flow.ports.reject('submit', failure({ reason: 'rejected' }));
    flow.press('SUBMIT');
    expect(flow.state()).toBe('submitting');
    await flow.ports.reject('submit', failure({ reason: 'timeout' }));
    flow.answer('anxiety', 'strength', '8');
    flow.press('SUBMIT');
    expect(flow.state()).toBe('submitting');
    expect(flow.keys()).toEqual(['command-1', 'command-2', 'command-3']);
  });
});

describe('D7 check-ins at a kiosk', () => {
  async function startCompleted() {
    const flow = start(null, 0, { isKiosk: true });
    await flow.load(anxiety);
    flow.press('SUBMIT');
    await flow.ports.resolve('submit', { at: 1 });
    expect(flow.state()).toEqual({ completed: 'kiosk' });
    return flow;
  }

  it("return to the kiosk with 'Done'", async () => {
    const flow = await startCompleted();
    flow.press('DONE');
    expect(flow.state()).toEqual({ completed: 'returning' });
  });

  it('return to the kiosk after ten seconds', async () => {
    const flow = await startCompleted();
    flow.clock.increment(KIOSK_RETURN_MS - 1);
    expect(flow.state()).toEqual({ completed: 'kiosk' });
    flow.clock.increment(1);
    expect(flow.state()).toEqual({ completed: 'returning' });
  });
});

describe('D9 two tabs with the same check-in', () => {
  const sent = {
    type: 'SUBMITTED_ELSEWHERE',
    fingerprint: toFingerprint([toFormVersion('anxiety', { strength: '7' })]),
    at: 5,
  } as const;

  it.each([
    ['without answers', null],
    ['with the same answers', '7'],
  ])('one %s shows that they were sent', async (_which, value) => {
    const flow = await startOn(anxiety);
    if (value !== null) flow.answer('anxiety', 'strength', value);
    flow.send(sent);
    expect(flow.state()).toEqual({ completed: 'acknowledged' });
    expect(flow.context()).toMatchObject({ submittedAt: 5, isSubmittedElsewhere: true });
  });

  it('one with other answers keeps them and knows when the others were sent', async () => {
    const flow = await startOn(anxiety);
    flow.answer('anxiety', 'strength', '8');
    flow.send(sent);
    expect(flow.state()).toBe('taking');
    expect(flow.context()).toMatchObject({
      answers: { anxiety: { strength: '8' } },
      sentElsewhereAt: 5,
    });
  });

  it('two submits of the same answers at the same time are one', async () => {
    const flow = await startOn(anxiety);
    flow.answer('anxiety', 'strength', '7');
    flow.press('SUBMIT');
    flow.send(sent);
    expect(flow.state()).toEqual({ completed: 'acknowledged' });
    // Only the tab that has sent them tells the others.
    expect(flow.emitted).toEqual([]);
  });

  it('D9: one that asks the list about the same answers shows that they were sent, once', async () => {
    const flow = await startOn(anxiety);
    flow.answer('anxiety', 'strength', '7');
    flow.press('SUBMIT');
    await flow.ports.reject('submit');
    flow.press('SUBMIT');
    flow.send(sent);
    expect(flow.state()).toEqual({ completed: 'acknowledged' });
    expect(flow.context()).toMatchObject({ submittedAt: 5, sentElsewhereAt: null });
    expect(flow.keys()).toEqual(['command-1']);
  });

  it('one whose attempt may not have arrived sends it again: the list shows what the other tab has sent', async () => {
    const flow = await startOn(anxiety);
    flow.answer('anxiety', 'strength', '8');
    flow.press('SUBMIT');
    await flow.ports.reject('submit');
    flow.press('SUBMIT');
    flow.send(sent);
    await flow.ports.resolve('loadStatuses', []);
    expect(flow.state()).toBe('submitting');
    await flow.ports.reject('submit');
    flow.press('SUBMIT');
    expect(flow.state()).toBe('submitting');
    expect(flow.keys()).toEqual(['command-1', 'command-1', 'command-1']);
  });

  it('one that has sent its own ignores what the other tab sends later', async () => {
    const flow = await startOn(anxiety);
    flow.answer('anxiety', 'strength', '8');
    flow.press('SUBMIT');
    await flow.ports.resolve('submit', { at: 9 });
    flow.send(sent);
    expect(flow.context()).toMatchObject({ submittedAt: 9, submission: { superseded: null } });
  });

  it('a submit of other answers goes on', async () => {
    const flow = await startOn(anxiety);
    flow.answer('anxiety', 'strength', '8');
    flow.press('SUBMIT');
    flow.send(sent);
    expect(flow.state()).toBe('submitting');
    await flow.ports.resolve('submit', { at: 9 });
    expect(flow.emitted).toMatchObject([{ type: 'SUBMITTED', at: 9 }]);
  });

  it('mentions unsent answers of the other one until they are gone', async () => {
    const flow = await startOn(anxiety);
    flow.send({ type: 'UNSENT_ELSEWHERE', isUnsent: true });
    expect(flow.context().isUnsentElsewhere).toBe(true);
    flow.send({ type: 'UNSENT_ELSEWHERE', isUnsent: false });
    expect(flow.context().isUnsentElsewhere).toBe(false);
  });
});

describe('unsent answers', () => {
  it('exist from the first answer until it is removed', async () => {
    const flow = await startOn(anxiety);
    expect(selectHasUnsentAnswers(flow.context())).toBe(false);
    flow.answer('anxiety', 'signs', ['racing']);
    expect(selectHasUnsentAnswers(flow.context())).toBe(true);
    flow.answer('anxiety', 'signs', []);
    expect(selectHasUnsentAnswers(flow.context())).toBe(false);
  });
});

it('stops if a port has no implementation', async () => {
  const { machine } = controlPorts(checkInStepperMachine, { without: 'loadCheckIns' });
  const flow = createActor(machine, { input: { isKiosk: false, draft: null, draftPage: 0 } });
  const stopped = new Promise((resolve) => {
    flow.subscribe({ error: resolve });
  });
  flow.start();
  expect(await stopped).toMatchObject({
    message: expect.stringContaining('loadCheckIns') as string,
  });
});

describe('D10: kept answers', () => {
  it('§8: are in the form, and Start over clears them', async () => {
    const draft = { anxiety: { strength: '7' } };
    const flow = start(draft);
    expect(flow.ports.requests.at(-1)?.input).toEqual({ draft });
    await flow.load({ ...anxiety, kept: draft.anxiety });
    expect(flow.context()).toMatchObject({ answers: draft, isRestored: true });
    flow.press('START_OVER');
    expect(flow.context()).toMatchObject({ answers: {}, isRestored: false });
    flow.answer('anxiety', 'strength');
    // 'Delete my answers' empties the form at any time.
    flow.press('START_OVER');
    expect(flow.context().answers).toEqual({});
  });

  it('D9: after Start over, the list may show the answers that were given up: later ones are sent', async () => {
    const flow = await startOn(anxiety);
    flow.answer('anxiety', 'strength');
    flow.press('SUBMIT');
    await flow.ports.reject('submit');
    flow.press('START_OVER');
    flow.answer('anxiety', 'strength', '2');
    flow.press('SUBMIT');
    await flow.ports.reject('submit');
    flow.press('SUBMIT');
    expect(flow.state()).toBe('submitting');
    expect(flow.keys()).toEqual(['command-1', 'command-2', 'command-2']);
  });
});

describe('D10: kept answers of several pages', () => {
  const lifestyleSteps = { id: 'lifestyle', steps: [['energy'], ['positivity']] };

  it.each([
    [1, 1],
    [5, 1],
  ])('§8: reopen page %s of two as page %s', async (draftPage, pageIndex) => {
    const flow = start({ lifestyle: { energy: '1' } }, draftPage);
    await flow.load({ ...lifestyleSteps, kept: { energy: '1' } });
    expect(flow.context()).toMatchObject({ pageIndex, isRestored: true });
    flow.press('START_OVER');
    expect(flow.context()).toMatchObject({ pageIndex: 0, answers: {} });
  });

  it('are taken for known once the page changes', async () => {
    const flow = start({ lifestyle: { energy: '1' } });
    await flow.load({ ...lifestyleSteps, kept: { energy: '1' } });
    flow.press('NEXT');
    expect(flow.context()).toMatchObject({ pageIndex: 1, isRestored: false });
  });

  it('§8: start on the first page if nothing was kept', async () => {
    const flow = start(null, 1);
    await flow.load(lifestyleSteps);
    expect(flow.context().pageIndex).toBe(0);
  });
});
