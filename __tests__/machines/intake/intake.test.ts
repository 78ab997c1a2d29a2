/** @jest-environment node */
import { NIA, NIAS_CONTACT } from '../../../machines/intake/qa/intake.fixtures';
import { EMPTY_FORM_DATA, getStepPercent } from '../../../machines/intake/intake.selectors';
import { INTAKE_STEPS } from '../../../machines/intake/intake.types';
import { failure } from '../../support/control-ports';
import { policies, startAt, startIntake } from './start-intake';

const rejection = failure({ reason: 'rejected', message: 'Not today.' });
const offline = failure({ reason: 'offline' });

describe('§4 intake: the first state', () => {
  it('starts at INTRO, and does not exchange the code before Continue', () => {
    const { ports, state } = startIntake();
    expect(state().matches({ INTRO: 'waiting' })).toBe(true);
    expect(ports.requests).toEqual([]);
  });

  it.each(INTAKE_STEPS.slice(1, -1))('returns to %s', (step) => {
    expect(startAt(step).state().matches(step)).toBe(true);
  });

  it('expires without a code', () => {
    expect(startIntake({ magicCode: null }).state().matches('expired')).toBe(true);
  });

  it('§8 expires after INTRO without a session, and keeps the form data', () => {
    const progress = {
      step: 'POLICIES' as const,
      formData: { ...EMPTY_FORM_DATA, basicInfo: NIA },
    };
    const { state } = startIntake({ progress });
    expect(state().matches('expired')).toBe(true);
    expect(state().context.formData.basicInfo).toEqual(NIA);
  });

  it('waits at INTRO without a session if the user got no further', () => {
    const progress = { step: 'INTRO' as const, formData: EMPTY_FORM_DATA };
    expect(startIntake({ progress }).state().matches('INTRO')).toBe(true);
  });

  it.each(INTAKE_STEPS.map((step, index) => [step, index] as const))(
    'computes the progress of %s from its index',

    // §4.intake.4
    (step, index) =>
      expect(getStepPercent(step)).toBe(Math.round((index / (INTAKE_STEPS.length - 1)) * 100)),
  );
});

describe('§4 INTRO', () => {
  it('exchanges the code once, even if Continue is pressed twice, then requests the status', async () => {
    const { flow, ports, state } = startIntake();
    flow.send({ type: 'CONTINUE' });
    flow.send({ type: 'CONTINUE' });
    expect(ports.getRequests('exchangeCode')).toMatchObject([{ input: { magicCode: 'code' } }]);
    await ports.resolve('exchangeCode');
    expect(state().matches({ INTRO: 'checkingStatus' })).toBe(true);
    await ports.resolve('checkStatus', { hasCompletedIntake: false });
    expect(state().matches('BASIC_INFO')).toBe(true);
  });

  it('ends if the intake is already completed', async () => {
    const { flow, ports, state } = startIntake();
    flow.send({ type: 'CONTINUE' });
    await ports.resolve('exchangeCode');
    await ports.resolve('checkStatus', { hasCompletedIntake: true });
    expect(state().matches('alreadyCompleted')).toBe(true);
  });

  it('§8 expires if the code is refused', async () => {
    const { flow, ports, state } = startIntake();
    flow.send({ type: 'CONTINUE' });
    await ports.reject('exchangeCode', rejection);
    expect(state().matches('expired')).toBe(true);
  });

  it.each(['offline', 'timeout', 'busy', 'server', 'malformed'] as const)(
    '§8 stays at INTRO if the exchange fails in a way that may pass: %s',
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

  it('stays at INTRO if the status request fails', async () => {
    const { flow, ports, state } = startIntake();
    flow.send({ type: 'CONTINUE' });
    await ports.resolve('exchangeCode');
    await ports.reject('checkStatus', rejection);
    expect(state().matches({ INTRO: 'waiting' })).toBe(true);
    expect(state().context.failure).toMatchObject({ message: 'Not today.' });
  });
});

describe('§4 intake: the submit of a step', () => {
  it('sends basic info together with the contact info', async () => {
    const { flow, ports, state } = startAt('BASIC_INFO');
    flow.send({ type: 'BASIC_INFO_ENTERED', basicInfo: NIA });
    expect(ports.requests).toEqual([]);
    flow.send({ type: 'CONTACT_INFO_ENTERED', contactInfo: NIAS_CONTACT });
    flow.send({ type: 'CONTACT_INFO_ENTERED', contactInfo: NIAS_CONTACT });
    expect(ports.getRequests('saveBasicInfo')).toMatchObject([
      { input: { ...NIA, ...NIAS_CONTACT } },
    ]);
    await ports.resolve('saveBasicInfo');
    expect(state().matches({ POLICIES: 'loading' })).toBe(true);
  });

  it('stays on the step with the reason if it fails, and continues once it succeeds', async () => {
    const { flow, ports, state } = startAt('CONTACT_INFO');
    flow.send({ type: 'CONTACT_INFO_ENTERED', contactInfo: NIAS_CONTACT });
    await ports.reject('saveBasicInfo', rejection);
    expect(state().matches({ CONTACT_INFO: 'asking' })).toBe(true);
    expect(state().context.failure).toMatchObject({ message: 'Not today.' });
    flow.send({ type: 'CONTACT_INFO_ENTERED', contactInfo: NIAS_CONTACT });
    await ports.resolve('saveBasicInfo');
    expect(state().context.failure).toBeNull();
  });

  it('signs the policies on the screen once the box is ticked', async () => {
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
    ['keeps the agreement of an earlier visit for the same policies', ['privacy', 'terms'], true],
    ['clears the agreement of an earlier visit for other policies', ['privacy'], false],
  ])('%s', async (_, agreedPolicyIds, expected) => {
    const { ports, state } = startAt('POLICIES', { agreedPolicyIds });
    await ports.resolve('loadPolicies', policies);
    expect(state().can({ type: 'CONSENT_SIGNED' })).toBe(expected);
  });

  it('loads the policies again after a failure, but not once they are loaded', async () => {
    const { flow, ports, state } = startAt('POLICIES');
    await ports.reject('loadPolicies', rejection);
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
  it('keeps the answers on Next, and submits all of them on the last page', async () => {
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
    const submits = ports.getRequests('submitQuestionnaire');
    expect(submits.map(({ input }) => input)).toEqual([{ answers: { reason: 'Sleep' } }]);
    await ports.reject('submitQuestionnaire', rejection);
    expect(state().context).toMatchObject({
      failure: { message: 'Not today.' },
      formData: { pageIndex: 1, answers: { reason: 'Sleep' } },
    });
    flow.send({ type: 'SUBMIT' });
    await ports.resolve('submitQuestionnaire');
    expect(state().matches('PAYMENT')).toBe(true);
  });

  it('goes back page by page, then to the previous step', async () => {
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
  ])(
    'limits the stored page index if the questionnaire is %s now',
    async (_, pageCount, pageIndex) => {
      const { flow, ports, state } = startAt('QUESTIONNAIRE', { pageIndex: 9 });
      await ports.resolve('loadQuestionnaire', { pageCount });
      expect(state().context.formData.pageIndex).toBe(pageIndex);
      flow.send({ type: 'SUBMIT' });
      expect(state().matches({ QUESTIONNAIRE: 'submitting' })).toBe(true);
    },
  );
});

describe('§4 PAYMENT and COMPLETED', () => {
  it('records that a card was saved', () => {
    const { flow, state } = startAt('PAYMENT');
    flow.send({ type: 'CARD_SAVED' });
    expect(state().matches('COMPLETED')).toBe(true);
    expect(state().context.formData.payment).toEqual({ paymentMethodSaved: true });
  });

  it('D9: records when the step was skipped, and clears the form data', () => {
    // §4.payment.2
    const { flow, state } = startAt('PAYMENT');
    flow.send({ type: 'SKIPPED', at: '2026-11-21T12:00:00.000Z' });
    expect(state().context.formData).toEqual({
      ...EMPTY_FORM_DATA,
      payment: { paymentMethodSaved: false, paymentSkippedAt: '2026-11-21T12:00:00.000Z' },
    });
  });

  it('goes back to the last page of the questionnaire', () => {
    const { flow, state } = startAt('PAYMENT', { pageIndex: 1 });
    flow.send({ type: 'BACK' });
    expect(state().matches('QUESTIONNAIRE')).toBe(true);
    expect(state().context.formData.pageIndex).toBe(1);
  });
});

describe('§4 intake: Back is always allowed, and keeps the input', () => {
  it('keeps unfinished input', () => {
    const { flow, state } = startAt('BASIC_INFO');
    flow.send({ type: 'BASIC_INFO_TYPED', basicInfo: { ...NIA, firstName: 'Ni' } });
    flow.send({ type: 'BACK' });
    expect(state().matches('INTRO')).toBe(true);
    expect(state().context.formData.basicInfo.firstName).toBe('Ni');
  });

  it('goes back during a request and aborts it', () => {
    const { flow, ports, state } = startAt('CONTACT_INFO');
    flow.send({ type: 'CONTACT_INFO_ENTERED', contactInfo: NIAS_CONTACT });
    flow.send({ type: 'BACK' });
    expect(state().matches('BASIC_INFO')).toBe(true);
    expect(ports.getRequests('saveBasicInfo')[0]?.signal.aborted).toBe(true);
    expect(state().context.formData.contactInfo).toEqual(NIAS_CONTACT);
  });

  it('D9: stores no contact info but what is being sent', async () => {
    const { flow, ports, state } = startAt('CONTACT_INFO');
    flow.send({ type: 'CONTACT_INFO_ENTERED', contactInfo: NIAS_CONTACT });
    flow.send({ type: 'CONTACT_INFO_TYPED', contactInfo: { ...NIAS_CONTACT, email: 'n@' } });
    expect(ports.getRequests('saveBasicInfo')[0]?.input).toMatchObject(NIAS_CONTACT);
    expect(state().context.formData.contactInfo).toEqual(NIAS_CONTACT);
    await ports.reject('saveBasicInfo');
    flow.send({ type: 'CONTACT_INFO_TYPED', contactInfo: { ...NIAS_CONTACT, email: 'n@' } });
    expect(state().context.formData.contactInfo.email).toBe('n@');
  });
});

describe('D9 intake: a lost session', () => {
  it.each(INTAKE_STEPS.slice(1, -1))(
    '§8 expires the link at %s, and keeps what was entered',
    (step) => {
      const { flow, state } = startAt(step, { answers: { reason: 'Sleep' } });
      flow.send({ type: 'SESSION_ENDED' });
      expect(state().matches('expired')).toBe(true);
      expect(state().context.formData).toMatchObject({
        basicInfo: NIA,
        contactInfo: NIAS_CONTACT,
        answers: { reason: 'Sleep' },
      });
    },
  );

  it('has no effect at INTRO, before there is a session', () => {
    const { flow, state } = startIntake();
    flow.send({ type: 'SESSION_ENDED' });
    expect(state().matches('INTRO')).toBe(true);
  });
});

describe('§4 intake: a sign-out on this device', () => {
  it.each(INTAKE_STEPS.slice(1, -1))('ends it at %s, and clears what was entered', (step) => {
    const { flow, state } = startAt(step);
    flow.send({ type: 'SIGNED_OUT' });
    expect(state().matches('signedOut')).toBe(true);
    expect(state().context.formData).toEqual(EMPTY_FORM_DATA);
  });

  it('clears what an earlier visit left at INTRO, where the link stays open', () => {
    const progress = { step: 'INTRO' as const, formData: { ...EMPTY_FORM_DATA, basicInfo: NIA } };
    const { flow, state } = startIntake({ progress });
    flow.send({ type: 'SIGNED_OUT' });
    expect(state().matches('INTRO')).toBe(true);
    expect(state().context.formData).toEqual(EMPTY_FORM_DATA);
  });
});
