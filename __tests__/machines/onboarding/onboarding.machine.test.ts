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

describe('§2 accept-invite: the first step', () => {
  it('asks only for a phone number without a preset', () => {
    const { state } = startOnboarding();
    expect(state().matches({ initiate: 'asking' })).toBe(true);
    expect(state().context.details.method).toBe('phone');
    expect(state().context.asksPerson).toBe(false);
  });

  it('starts with the email of the preset', () => {
    const { state } = startOnboarding({ preset: { step: 'initiate', email: 'a@example.com' } });
    expect(state().matches({ initiate: 'asking' })).toBe(true);
    expect(state().context.details).toMatchObject({ method: 'email', email: 'a@example.com' });
  });

  it('starts at the first step if the preset has no email', () => {
    const { state } = startOnboarding({ preset: { step: 'initiate', email: null } });
    expect(state().matches({ initiate: 'asking' })).toBe(true);
    expect(state().context.details).toMatchObject({ method: 'phone', email: '' });
  });

  it('starts at the code if one was sent to an email', async () => {
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

  it('starts at the account setup if the patient is known', () => {
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
  it('goes from initiate to the login page', () => {
    const { flow, state } = startOnboarding();
    flow.send({ type: 'BACK' });
    expect(state().value).toBe('returnedToLogin');
    expect(state().status).toBe('done');
  });

  it('goes to the login page during a lookup, and aborts it', async () => {
    const { flow, ports, state } = startOnboarding();
    flow.send({ type: 'LOOKUP_SUBMITTED', details: byPhone });
    flow.send({ type: 'BACK' });
    expect(ports.requests).toMatchObject([{ signal: { aborted: true } }]);
    await ports.resolve('lookup', 'found');
    expect(state().value).toBe('returnedToLogin');
  });

  it('goes from verify to initiate, keeps its input and clears the code', async () => {
    const { flow, ports, state } = await startAtCode();
    flow.send({ type: 'CODE_ENTERED', code });
    await ports.reject('verifyCode');
    flow.send({ type: 'BACK' });
    expect(state().matches({ initiate: 'asking' })).toBe(true);
    expect(state().context).toMatchObject({ details: byPhone, code: '', problem: null });
  });

  it('goes from verify to initiate during the check of a code', async () => {
    const { flow, ports, emitted, state } = await startAtCode();
    flow.send({ type: 'CODE_ENTERED', code });
    flow.send({ type: 'BACK' });
    await ports.resolve('verifyCode', ivy);
    expect(state().matches({ initiate: 'asking' })).toBe(true);
    expect(emitted).toEqual([]);
  });

  it('keeps last name and date of birth on the screen', async () => {
    const started = startOnboarding();
    await lookUpInvite(started, 'ambiguous');
    await lookUpInvite(started, 'found', { lastName: 'Rivera' });
    started.flow.send({ type: 'BACK' });
    expect(started.state().context).toMatchObject({
      asksPerson: true,
      details: { lastName: 'Rivera' },
    });
  });

  it('goes from setup-account to the login page', async () => {
    const { flow, state } = await startAtAccount();
    flow.send({ type: 'BACK' });
    expect(state().value).toBe('returnedToLogin');
  });

  it('has no effect while the account is created or signed in', async () => {
    const { flow, ports, state } = await startAtAccount();
    flow.send({ type: 'ACCOUNT_ENTERED', account });
    flow.send({ type: 'BACK' });
    expect(state().matches({ 'setup-account': 'creating' })).toBe(true);
    await ports.resolve('createAccount', { isCreated: true });
    flow.send({ type: 'BACK' });
    expect(state().matches({ 'setup-account': 'signingIn' })).toBe(true);
  });
});

describe('onboarding: programming errors and stopping', () => {
  it.each(['lookup', 'verifyCode', 'createAccount', 'signIn'])(
    'stops with the name of a port without an implementation: %s',
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
      expect(String(stoppedBy)).toMatch(`The port "${missing}" has no implementation.`);
    },
  );

  it('throws if the patient or the credentials are read too early', () => {
    const { context } = startOnboarding().state();
    expect(() => selectPatient(context)).toThrow('no patient');
    expect(() => selectCredentials(context)).toThrow('no credentials');
  });

  it('aborts its requests when it stops', () => {
    const { flow, ports } = startOnboarding();
    flow.send({ type: 'LOOKUP_SUBMITTED', details: byPhone });
    flow.stop();
    expect(ports.requests).toMatchObject([{ signal: { aborted: true } }]);
  });
});
