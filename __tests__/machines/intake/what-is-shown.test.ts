/** @jest-environment node */
import { NIA, NIAS_CONTACT } from '../../../machines/intake/qa/intake.fixtures';
import { EMPTY_FORM_DATA, selectHasInput } from '../../../machines/intake/intake.selectors';
import type { IntakeEvent } from '../../../machines/intake/intake.types';
import { failure } from '../../support/control-ports';
import { policies, startAt, startIntake } from './start-intake';

type Intake = ReturnType<typeof startIntake>;
const isBusy = ({ state }: Intake) => state().hasTag('busy');
const isDone = ({ state }: Intake) => state().status === 'done';
const getFailure = ({ state }: Intake) => state().context.failure;

async function startSigning() {
  const intake = startAt('POLICIES');
  await intake.ports.resolve('loadPolicies', policies);
  intake.flow.send({ type: 'AGREEMENT_CHANGED', isAgreed: true });
  return intake;
}
async function startQuestionnaire(pageCount = 1) {
  const intake = startAt('QUESTIONNAIRE');
  await intake.ports.resolve('loadQuestionnaire', { pageCount });
  return intake;
}

const saved: IntakeEvent = { type: 'CONTACT_INFO_ENTERED', contactInfo: NIAS_CONTACT };
const requests: readonly [string, string, () => Intake | Promise<Intake>, IntakeEvent][] = [
  ['INTRO', 'exchangeCode', startIntake, { type: 'CONTINUE' }],
  ['CONTACT_INFO', 'saveBasicInfo', () => startAt('CONTACT_INFO'), saved],
  ['POLICIES', 'signPolicies', startSigning, { type: 'CONSENT_SIGNED' }],
  ['QUESTIONNAIRE', 'submitQuestionnaire', startQuestionnaire, { type: 'SUBMIT' }],
];

describe('§4 intake: a request of a step', () => {
  it.each(requests)('%s is busy during it (%s)', async (_, port, start, event) => {
    const intake = await start();
    expect(isBusy(intake)).toBe(false);
    intake.flow.send(event);
    expect(isBusy(intake)).toBe(true);
    await intake.ports.reject(port, failure({ reason: 'offline' }));
    expect(isBusy(intake)).toBe(false);
  });

  it.each(requests)(
    '%s no longer shows why it failed once it is sent again (%s)',
    async (...row) => {
      const [, port, start, event] = row;
      const intake = await start();
      intake.flow.send(event);
      await intake.ports.reject(port, failure({ reason: 'offline' }));
      expect(getFailure(intake)).toEqual({ reason: 'offline', message: null });
      intake.flow.send(event);
      expect(getFailure(intake)).toBeNull();
    },
  );

  it('INTRO is busy until the status of the intake is known', async () => {
    const intake = startIntake();
    intake.flow.send({ type: 'CONTINUE' });
    await intake.ports.resolve('exchangeCode');
    expect(isBusy(intake)).toBe(true);
    expect(intake.state().context.isAuthenticated).toBe(true);
  });
});

describe('§4 intake: a failure is left behind', () => {
  it.each<[string, string, () => Intake | Promise<Intake>, IntakeEvent]>([
    ['CONTACT_INFO', 'saveBasicInfo', () => startAt('CONTACT_INFO'), saved],
    ['POLICIES', 'signPolicies', startSigning, { type: 'CONSENT_SIGNED' }],
    ['QUESTIONNAIRE', 'submitQuestionnaire', startQuestionnaire, { type: 'SUBMIT' }],
  ])('with Back from %s', async (_, port, start, event) => {
    const intake = await start();
    intake.flow.send(event);
    await intake.ports.reject(port);
    expect(getFailure(intake)).not.toBeNull();
    intake.flow.send({ type: 'BACK' });
    expect(getFailure(intake)).toBeNull();
  });

  it('with the end of the session at INTRO', async () => {
    const intake = startIntake();
    intake.flow.send({ type: 'CONTINUE' });
    await intake.ports.resolve('exchangeCode');
    await intake.ports.reject('checkStatus');
    expect(getFailure(intake)).not.toBeNull();
    intake.flow.send({ type: 'SESSION_ENDED' });
    expect(intake.state().matches('expired')).toBe(true);
    expect(getFailure(intake)).toBeNull();
  });

  it('with Back to an earlier page of the questionnaire', async () => {
    const intake = await startQuestionnaire(2);
    intake.flow.send({ type: 'NEXT' });
    intake.flow.send({ type: 'SUBMIT' });
    await intake.ports.reject('submitQuestionnaire');
    intake.flow.send({ type: 'BACK' });
    expect(intake.state().matches({ QUESTIONNAIRE: 'asking' })).toBe(true);
    expect(getFailure(intake)).toBeNull();
  });

  it.each([
    ['POLICIES', 'loadPolicies'],
    ['QUESTIONNAIRE', 'loadQuestionnaire'],
  ] as const)('when %s is loaded again', async (step, port) => {
    const intake = startAt(step);
    await intake.ports.reject(port, failure({ reason: 'timeout' }));
    expect(intake.state().matches({ [step]: 'failed' })).toBe(true);
    expect(getFailure(intake)).toMatchObject({ reason: 'timeout' });
    intake.flow.send({ type: 'TRY_AGAIN' });
    expect(getFailure(intake)).toBeNull();
    expect(intake.ports.getRequests(port)).toHaveLength(2);
  });
});

describe('§4 intake: its end', () => {
  it('is reached with a card, and nothing but that is kept', () => {
    const intake = startAt('PAYMENT', { answers: { reason: 'Sleep' } });
    expect(isDone(intake)).toBe(false);
    intake.flow.send({ type: 'CARD_SAVED' });
    expect(isDone(intake)).toBe(true);
    expect(intake.state().context.formData).toEqual({
      ...EMPTY_FORM_DATA,
      payment: { paymentMethodSaved: true },
    });
  });

  it('is reached at once if it was completed on an earlier visit', () => {
    const intake = startAt('COMPLETED');
    expect(intake.state().matches('COMPLETED')).toBe(true);
    expect(isDone(intake)).toBe(true);
  });

  it('is reached if the server says so, and clears what was entered', async () => {
    const progress = { step: 'INTRO' as const, formData: { ...EMPTY_FORM_DATA, basicInfo: NIA } };
    const intake = startIntake({ progress });
    intake.flow.send({ type: 'CONTINUE' });
    await intake.ports.resolve('exchangeCode');
    await intake.ports.resolve('checkStatus', { hasCompletedIntake: true });
    expect(isDone(intake)).toBe(true);
    expect(intake.state().context.formData).toEqual(EMPTY_FORM_DATA);
  });

  it.each<[string, () => Intake, IntakeEvent]>([
    ['the link has expired', () => startAt('PAYMENT'), { type: 'SESSION_ENDED' }],
    ['the user has signed out', () => startAt('PAYMENT'), { type: 'SIGNED_OUT' }],
  ])('is reached once %s', (_, start, event) => {
    const intake = start();
    intake.flow.send(event);
    expect(isDone(intake)).toBe(true);
  });
});

describe('§4 intake: what was entered', () => {
  it('is told from nothing', () => {
    const intake = startAt('BASIC_INFO', {
      basicInfo: EMPTY_FORM_DATA.basicInfo,
      contactInfo: EMPTY_FORM_DATA.contactInfo,
    });
    expect(selectHasInput(intake.state().context)).toBe(false);
    intake.flow.send({ type: 'BASIC_INFO_TYPED', basicInfo: NIA });
    expect(selectHasInput(intake.state().context)).toBe(true);
  });

  it('is nothing at first', () => {
    const none = { firstName: '', lastName: '', preferredName: '', dateOfBirth: '', pronouns: '' };
    expect(startIntake().state().context).toMatchObject({
      policies: null,
      pageCount: null,
      failure: null,
      formData: {
        ...{ basicInfo: none, contactInfo: { email: '', phoneNumber: '' }, answers: {} },
        ...{ agreedPolicyIds: null, pageIndex: 0, payment: null },
      },
    });
  });

  it('is what was entered last, when a step is sent', () => {
    const { flow, ports } = startAt('BASIC_INFO');
    flow.send({ type: 'BASIC_INFO_ENTERED', basicInfo: { ...NIA, firstName: 'Nia Rose' } });
    const contactInfo = { ...NIAS_CONTACT, email: 'rose@example.com' };
    flow.send({ type: 'CONTACT_INFO_ENTERED', contactInfo });
    expect(ports.getRequests('saveBasicInfo')[0]?.input).toEqual({
      ...{ ...NIA, firstName: 'Nia Rose' },
      ...contactInfo,
    });
  });
});

describe('§4 QUESTIONNAIRE_INTRO', () => {
  it.each([
    ['CONTINUE', 'QUESTIONNAIRE'],
    ['BACK', 'POLICIES'],
  ] as const)('leads with %s to %s', (type, step) => {
    const { flow, state } = startAt('QUESTIONNAIRE_INTRO');
    flow.send({ type });
    expect(state().matches(step)).toBe(true);
  });
});
