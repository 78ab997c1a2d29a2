/** @jest-environment node */
import { createActor } from 'xstate';
import { onboardingMachine } from '../../../machines/onboarding/onboarding.machine';
import {
  selectCredentials,
  selectPatient,
} from '../../../machines/onboarding/onboarding.selectors';
import { controlPorts, flushPromises } from '../../support/control-ports';
import {
  account,
  byPhone,
  code,
  ivy,
  lookUpInvite,
  startAtAccount,
  startAtCode,
  startOnboarding,
} from './start-onboarding';

describe('§2 accept-invite: where it starts', () => {
  it('asks for a phone number, and for nothing else yet', () => {
    const { state } = startOnboarding();
    expect(state().matches({ initiate: 'asking' })).toBe(true);
    expect(state().context.details.method).toBe('phone');
    expect(state().context.asksPerson).toBe(false);
  });

  it('starts with an email where the preset knows one', () => {
    const { state } = startOnboarding({ preset: { step: 'initiate', email: 'a@example.com' } });
    expect(state().matches({ initiate: 'asking' })).toBe(true);
    expect(state().context.details).toMatchObject({ method: 'email', email: 'a@example.com' });
  });

  it('starts with the first step where the preset knows nothing more', () => {
    const { state } = startOnboarding({ preset: { step: 'initiate', email: null } });
    expect(state().matches({ initiate: 'asking' })).toBe(true);
    expect(state().context.details).toMatchObject({ method: 'phone', email: '' });
  });

  it('starts with the code where one was sent to an email', async () => {
    const { flow, ports, state } = startOnboarding({
      preset: { step: 'verify', email: 'a@example.com' },
    });
    expect(state().matches({ verify: 'asking' })).toBe(true);
    flow.send({ type: 'CODE_ENTERED', code });
    expect(ports.getRequests('verifyCode')).toMatchObject([
      { input: { code, claim: { contact: { method: 'email', email: 'a@example.com' } } } },
    ]);
    await ports.resolve('verifyCode', ivy);
    expect(state().matches('setup-account')).toBe(true);
  });

  it('starts with the account where the patient is known', () => {
    const { flow, ports, state } = startOnboarding({
      preset: { step: 'setup-account', patient: { ...ivy, email: null } },
    });
    expect(state().matches({ 'setup-account': 'asking' })).toBe(true);
    flow.send({ type: 'ACCOUNT_ENTERED', account });
    expect(ports.getRequests('createAccount')).toMatchObject([
      { input: { patientId: 'patient-ivy', ...account } },
    ]);
  });
});

describe('§2 accept-invite: Back', () => {
  it('leads from initiate to the login', () => {
    const { flow, state } = startOnboarding();
    flow.send({ type: 'BACK' });
    expect(state().value).toBe('returnedToLogin');
    expect(state().status).toBe('done');
  });

  it('leads to the login while an invite is looked for, whose answer then counts for nothing', async () => {
    const { flow, ports, state } = startOnboarding();
    flow.send({ type: 'LOOKUP_SUBMITTED', details: byPhone });
    flow.send({ type: 'BACK' });
    expect(ports.calls).toMatchObject([{ signal: { aborted: true } }]);
    await ports.resolve('lookup', 'found');
    expect(state().value).toBe('returnedToLogin');
  });

  it('leads from verify to initiate, with what was typed there and without the code', async () => {
    const { flow, ports, state } = await startAtCode();
    flow.send({ type: 'CODE_ENTERED', code });
    await ports.reject('verifyCode');
    flow.send({ type: 'BACK' });
    expect(state().matches({ initiate: 'asking' })).toBe(true);
    expect(state().context).toMatchObject({ details: byPhone, code: '', problem: null });
  });

  it('leads from verify to initiate while a code is checked', async () => {
    const { flow, ports, news, state } = await startAtCode();
    flow.send({ type: 'CODE_ENTERED', code });
    flow.send({ type: 'BACK' });
    await ports.resolve('verifyCode', ivy);
    expect(state().matches({ initiate: 'asking' })).toBe(true);
    expect(news).toEqual([]);
  });

  it('keeps asking for the person after it', async () => {
    const started = startOnboarding();
    await lookUpInvite(started, 'ambiguous');
    await lookUpInvite(started, 'found', { lastName: 'Rivera' });
    started.flow.send({ type: 'BACK' });
    expect(started.state().context).toMatchObject({
      asksPerson: true,
      details: { lastName: 'Rivera' },
    });
  });

  it('leads from setup-account to the login', async () => {
    const { flow, state } = await startAtAccount();
    flow.send({ type: 'BACK' });
    expect(state().value).toBe('returnedToLogin');
  });

  it('does nothing while an account is created or signed in to', async () => {
    const { flow, ports, state } = await startAtAccount();
    flow.send({ type: 'ACCOUNT_ENTERED', account });
    flow.send({ type: 'BACK' });
    expect(state().matches({ 'setup-account': 'creating' })).toBe(true);
    await ports.resolve('createAccount', { isCreated: true });
    flow.send({ type: 'BACK' });
    expect(state().matches({ 'setup-account': 'signingIn' })).toBe(true);
  });
});

describe('onboarding, wrongly built or asked', () => {
  it.each(['lookup', 'verifyCode', 'createAccount', 'signIn'])(
    'stops with the name of a port that nobody provides: %s',
    async (missing) => {
      const ports = controlPorts(onboardingMachine, { without: missing });
      const flow = createActor(ports.machine, { input: { preset: null, isInWrapper: false } });
      let stoppedBy: unknown = 'nothing';
      flow.subscribe({ error: (error) => (stoppedBy = error) });
      flow.start();
      flow.send({ type: 'LOOKUP_SUBMITTED', details: byPhone });
      if (missing !== 'lookup') {
        await ports.resolve('lookup', 'found');
        flow.send({ type: 'CODE_ENTERED', code });
      }
      if (missing === 'createAccount' || missing === 'signIn') {
        await ports.resolve('verifyCode', ivy);
        flow.send({ type: 'ACCOUNT_ENTERED', account });
      }
      if (missing === 'signIn') await ports.resolve('createAccount', { isCreated: true });
      await flushPromises();
      expect(String(stoppedBy)).toMatch(`Nobody provides the port "${missing}".`);
    },
  );

  it('has no patient and no account before they are known', () => {
    const { context } = startOnboarding().state();
    expect(() => selectPatient(context)).toThrow('needs a patient');
    expect(() => selectCredentials(context)).toThrow('entered an account');
  });

  it('gives up its calls when it is stopped', () => {
    const { flow, ports } = startOnboarding();
    flow.send({ type: 'LOOKUP_SUBMITTED', details: byPhone });
    flow.stop();
    expect(ports.calls).toMatchObject([{ signal: { aborted: true } }]);
  });
});
