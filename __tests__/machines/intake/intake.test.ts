/** @jest-environment node */
import { NIA, NIAS_CONTACT } from '../../../machines/intake/qa/intake.fixtures';
import { EMPTY_FORM_DATA, getStepPercent } from '../../../machines/intake/intake.selectors';
import { INTAKE_STEPS } from '../../../machines/intake/intake.types';
import { failure } from '../../support/control-ports';
import { policies, startAt, startIntake } from './start-intake';

const refused = failure({ reason: 'rejected', message: 'Not today.' });
const offline = failure({ reason: 'offline' });

describe('§4 intake: where it begins', () => {
  it('starts at INTRO, and exchanges nothing before Continue', () => {
    const { ports, state } = startIntake();
    expect(state().matches({ INTRO: 'waiting' })).toBe(true);
    expect(ports.calls).toEqual([]);
  });

  it.each(INTAKE_STEPS.slice(1, -1))('comes back to %s', (step) => {
    expect(startAt(step).state().matches(step)).toBe(true);
  });

  it('is expired without a code', () => {
    expect(startIntake({ magicCode: null }).state().matches('expired')).toBe(true);
  });

  it('is expired beyond INTRO for who is not authenticated, and forgets what was entered', () => {
    const progress = { stepIndex: 3, formData: { ...EMPTY_FORM_DATA, basicInfo: NIA } };
    const { state } = startIntake({ progress });
    expect(state().matches('expired')).toBe(true);
    expect(state().context.formData).toEqual(EMPTY_FORM_DATA);
  });

  it('waits at INTRO for who is not authenticated and has come no further', () => {
    const progress = { stepIndex: 0, formData: EMPTY_FORM_DATA };
    expect(startIntake({ progress }).state().matches('INTRO')).toBe(true);
  });

  it.each(INTAKE_STEPS.map((step, index) => [step, index] as const))(
    'measures %s by its index',
    (step, index) => expect(getStepPercent(step)).toBe(Math.round((index / 7) * 100)),
  );
});

describe('§4 INTRO', () => {
  it('exchanges the code once, however often Continue is pressed, then asks for the status', async () => {
    const { flow, ports, state } = startIntake();
    flow.send({ type: 'CONTINUE' });
    flow.send({ type: 'CONTINUE' });
    expect(ports.getRequests('exchangeCode')).toMatchObject([{ input: { magicCode: 'code' } }]);
    await ports.resolve('exchangeCode');
    expect(state().matches({ INTRO: 'checkingStatus' })).toBe(true);
    await ports.resolve('checkStatus', { hasCompletedIntake: false });
    expect(state().matches('BASIC_INFO')).toBe(true);
  });

  it('ends for who has completed the intake', async () => {
    const { flow, ports, state } = startIntake();
    flow.send({ type: 'CONTINUE' });
    await ports.resolve('exchangeCode');
    await ports.resolve('checkStatus', { hasCompletedIntake: true });
    expect(state().matches('alreadyCompleted')).toBe(true);
  });

  it.each(['rejected', 'server', 'malformed'] as const)(
    '§8 expires with an exchange that is answered with failure: %s',
    async (reason) => {
      const { flow, ports, state } = startIntake();
      flow.send({ type: 'CONTINUE' });
      await ports.reject('exchangeCode', failure({ reason }));
      expect(state().matches('expired')).toBe(true);
    },
  );

  it.each(['offline', 'timeout'] as const)(
    'loses nothing by an exchange without an answer: %s',
    async (reason) => {
      const { flow, ports, state } = startIntake();
      flow.send({ type: 'CONTINUE' });
      await ports.reject('exchangeCode', failure({ reason }));
      expect(state().matches({ INTRO: 'waiting' })).toBe(true);
      expect(state().context.failure).toMatchObject({ reason });
      flow.send({ type: 'CONTINUE' });
      expect(state().context.failure).toBeNull();
      expect(ports.getRequests('exchangeCode')).toHaveLength(2);
    },
  );

  it('keeps its place when the status cannot be read', async () => {
    const { flow, ports, state } = startIntake();
    flow.send({ type: 'CONTINUE' });
    await ports.resolve('exchangeCode');
    await ports.reject('checkStatus', refused);
    expect(state().matches({ INTRO: 'waiting' })).toBe(true);
    expect(state().context.failure).toMatchObject({ message: 'Not today.' });
  });
});

describe('§4 a step’s submit comes first', () => {
  it('keeps basic info, and sends it with the contact info', async () => {
    const { flow, ports, state } = startAt('BASIC_INFO');
    flow.send({ type: 'BASIC_INFO_ENTERED', basicInfo: NIA });
    expect(ports.calls).toEqual([]);
    flow.send({ type: 'CONTACT_INFO_ENTERED', contactInfo: NIAS_CONTACT });
    flow.send({ type: 'CONTACT_INFO_ENTERED', contactInfo: NIAS_CONTACT });
    expect(ports.getRequests('saveBasicInfo')).toMatchObject([
      { input: { ...NIA, ...NIAS_CONTACT } },
    ]);
    await ports.resolve('saveBasicInfo');
    expect(state().matches({ POLICIES: 'loading' })).toBe(true);
  });

  it('stays with the reason where it fails, and goes on once it succeeds', async () => {
    const { flow, ports, state } = startAt('CONTACT_INFO');
    flow.send({ type: 'CONTACT_INFO_ENTERED', contactInfo: NIAS_CONTACT });
    await ports.reject('saveBasicInfo', refused);
    expect(state().matches({ CONTACT_INFO: 'asking' })).toBe(true);
    expect(state().context.failure).toMatchObject({ message: 'Not today.' });
    flow.send({ type: 'CONTACT_INFO_ENTERED', contactInfo: NIAS_CONTACT });
    await ports.resolve('saveBasicInfo');
    expect(state().context.failure).toBeNull();
  });

  it('signs the policies that are shown, once the box is ticked', async () => {
    const { flow, ports, state } = startAt('POLICIES');
    await ports.resolve('loadPolicies', policies);
    flow.send({ type: 'CONSENT_SIGNED' });
    expect(ports.getRequests('signPolicies')).toEqual([]);
    flow.send({ type: 'AGREEMENT_CHANGED', isAgreed: true });
    flow.send({ type: 'AGREEMENT_CHANGED', isAgreed: false });
    expect(state().can({ type: 'CONSENT_SIGNED' })).toBe(false);
    flow.send({ type: 'AGREEMENT_CHANGED', isAgreed: true });
    flow.send({ type: 'CONSENT_SIGNED' });
    flow.send({ type: 'CONSENT_SIGNED' });
    expect(ports.getRequests('signPolicies')).toMatchObject([
      { input: { policyIds: ['privacy', 'terms'] } },
    ]);
    await ports.reject('signPolicies', offline);
    expect(state().can({ type: 'CONSENT_SIGNED' })).toBe(true);
    flow.send({ type: 'CONSENT_SIGNED' });
    await ports.resolve('signPolicies');
    expect(state().matches('QUESTIONNAIRE_INTRO')).toBe(true);
  });

  it.each([
    ['the same documents', ['privacy', 'terms'], true],
    ['other documents', ['privacy'], false],
  ])('of an earlier visit, a ticked box speaks of %s', async (_, agreedPolicyIds, expected) => {
    const { ports, state } = startAt('POLICIES', { agreedPolicyIds });
    await ports.resolve('loadPolicies', policies);
    expect(state().can({ type: 'CONSENT_SIGNED' })).toBe(expected);
  });

  it('reads the policies again where that failed, and not where they are there', async () => {
    const { flow, ports, state } = startAt('POLICIES');
    await ports.reject('loadPolicies', refused);
    expect(state().matches({ POLICIES: 'failed' })).toBe(true);
    flow.send({ type: 'TRY_AGAIN' });
    await ports.resolve('loadPolicies', policies);
    flow.send({ type: 'BACK' });
    flow.send({ type: 'CONTACT_INFO_ENTERED', contactInfo: NIAS_CONTACT });
    await ports.resolve('saveBasicInfo');
    expect(state().matches({ POLICIES: 'asking' })).toBe(true);
    expect(ports.getRequests('loadPolicies')).toHaveLength(2);
  });
});

describe('§4 QUESTIONNAIRE', () => {
  it('keeps a page with Next, and submits all answers on the last page', async () => {
    const { flow, ports, state } = startAt('QUESTIONNAIRE');
    await ports.resolve('loadQuestionnaire', { pageCount: 2 });
    flow.send({ type: 'ANSWERED', key: 'reason', value: 'Sleep' });
    flow.send({ type: 'SUBMIT' });
    expect(ports.getRequests('submitQuestionnaire')).toEqual([]);
    flow.send({ type: 'NEXT' });
    flow.send({ type: 'NEXT' });
    expect(state().context.formData.pageIndex).toBe(1);
    flow.send({ type: 'ANSWERED', key: 'topics', value: ['a'] });
    flow.send({ type: 'ANSWERED', key: 'topics', value: [] });
    flow.send({ type: 'SUBMIT' });
    flow.send({ type: 'SUBMIT' });
    expect(ports.getRequests('submitQuestionnaire')).toMatchObject([
      { input: { answers: { reason: 'Sleep' } } },
    ]);
    await ports.reject('submitQuestionnaire', refused);
    expect(state().context).toMatchObject({
      failure: { message: 'Not today.' },
      formData: { pageIndex: 1, answers: { reason: 'Sleep' } },
    });
    flow.send({ type: 'SUBMIT' });
    await ports.resolve('submitQuestionnaire');
    expect(state().matches('PAYMENT')).toBe(true);
  });

  it('goes back page by page, then to the prior step', async () => {
    const { flow, ports, state } = startAt('QUESTIONNAIRE', { pageIndex: 1 });
    await ports.resolve('loadQuestionnaire', { pageCount: 2 });
    flow.send({ type: 'BACK' });
    expect(state().matches('QUESTIONNAIRE')).toBe(true);
    expect(state().context.formData.pageIndex).toBe(0);
    flow.send({ type: 'BACK' });
    expect(state().matches('QUESTIONNAIRE_INTRO')).toBe(true);
  });

  it.each([
    ['shorter', 2, 1],
    ['empty', 0, 0],
  ])('has a last page also where it has become %s', async (_, pageCount, pageIndex) => {
    const { flow, ports, state } = startAt('QUESTIONNAIRE', { pageIndex: 9 });
    await ports.resolve('loadQuestionnaire', { pageCount });
    expect(state().context.formData.pageIndex).toBe(pageIndex);
    flow.send({ type: 'SUBMIT' });
    expect(state().matches({ QUESTIONNAIRE: 'submitting' })).toBe(true);
  });
});

describe('§4 PAYMENT and COMPLETED', () => {
  it('notes a card that was saved', () => {
    const { flow, state } = startAt('PAYMENT');
    flow.send({ type: 'CARD_SAVED' });
    expect(state().matches('COMPLETED')).toBe(true);
    expect(state().context.formData.payment).toEqual({ paymentMethodSaved: true });
  });

  it('D9: notes that and when the step was skipped, and forgets what was entered', () => {
    const { flow, state } = startAt('PAYMENT');
    flow.send({ type: 'SKIPPED', at: '2026-11-21T12:00:00.000Z' });
    expect(state().context.formData).toEqual({
      ...EMPTY_FORM_DATA,
      payment: { paymentMethodSaved: false, paymentSkippedAt: '2026-11-21T12:00:00.000Z' },
    });
  });

  it('leads back to the last page of the questionnaire', () => {
    const { flow, state } = startAt('PAYMENT', { pageIndex: 1 });
    flow.send({ type: 'BACK' });
    expect(state().matches('QUESTIONNAIRE')).toBe(true);
    expect(state().context.formData.pageIndex).toBe(1);
  });
});

describe('§4 Back is always allowed, and loses nothing', () => {
  it('keeps what is half typed, forward and back', () => {
    const { flow, state } = startAt('BASIC_INFO');
    flow.send({ type: 'BASIC_INFO_TYPED', basicInfo: { ...NIA, firstName: 'Ni' } });
    flow.send({ type: 'BACK' });
    expect(state().matches('INTRO')).toBe(true);
    expect(state().context.formData.basicInfo.firstName).toBe('Ni');
  });

  it('goes back while a call is under way, whose answer then counts for nothing', () => {
    const { flow, ports, state } = startAt('CONTACT_INFO');
    flow.send({ type: 'CONTACT_INFO_ENTERED', contactInfo: NIAS_CONTACT });
    flow.send({ type: 'CONTACT_INFO_TYPED', contactInfo: { ...NIAS_CONTACT, email: 'n@' } });
    flow.send({ type: 'BACK' });
    expect(state().matches('BASIC_INFO')).toBe(true);
    expect(ports.getRequests('saveBasicInfo')[0]?.signal.aborted).toBe(true);
    expect(state().context.formData.contactInfo.email).toBe('n@');
  });
});

describe('D9 a session that is lost', () => {
  it.each(INTAKE_STEPS.slice(1, -1))('leads from %s to the expired link', (step) => {
    const { flow, state } = startAt(step);
    flow.send({ type: 'SESSION_ENDED' });
    expect(state().matches('expired')).toBe(true);
    expect(state().context.formData).toEqual(EMPTY_FORM_DATA);
  });

  it('is none at INTRO, before there is one', () => {
    const { flow, state } = startIntake();
    flow.send({ type: 'SESSION_ENDED' });
    expect(state().matches('INTRO')).toBe(true);
  });
});
