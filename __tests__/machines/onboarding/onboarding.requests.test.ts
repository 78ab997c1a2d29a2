/** @jest-environment node */
import { selectCredentials } from '../../../machines/onboarding/onboarding.selectors';
import { failure } from '../../support/control-ports';
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

const rejection = failure({ reason: 'rejected', message: 'Not today.' });

describe('§7 onboarding/lookup', () => {
  it.each([
    [byPhone, { method: 'phone', phoneNumber: byPhone.phoneNumber }],
    [
      { ...byPhone, method: 'email', email: 'a@example.com' },
      { method: 'email', email: 'a@example.com' },
    ],
  ] as const)('sends only the selected contact', async (details, contact) => {
    const { flow, ports, state } = startOnboarding();
    flow.send({ type: 'LOOKUP_SUBMITTED', details });
    expect(state().matches({ initiate: 'lookingUp' })).toBe(true);
    expect(state().hasTag('busy')).toBe(true);
    expect(ports.requests).toEqual([
      expect.objectContaining({ port: 'lookup', input: { contact, person: null } }),
    ]);
    await ports.resolve('lookup', 'found');
    expect(state().matches({ verify: 'asking' })).toBe(true);
    expect(state().hasTag('busy')).toBe(false);
  });

  it('sends one request, even if pressed twice', () => {
    const { flow, ports } = startOnboarding();
    flow.send({ type: 'LOOKUP_SUBMITTED', details: byPhone });
    flow.send({ type: 'LOOKUP_SUBMITTED', details: byPhone });
    expect(ports.requests).toHaveLength(1);
  });

  it('§8 shows that there is no active invite, and allows another lookup', async () => {
    const started = startOnboarding();
    await lookUpInvite(started, 'none');
    const { flow, state } = started;
    expect(state().matches({ initiate: 'asking' })).toBe(true);
    expect(state().context.problem).toEqual({ kind: 'noInvite' });
    expect(state().context.details).toEqual(byPhone);

    flow.send({ type: 'LOOKUP_SUBMITTED', details: byPhone });
    expect(state().context.problem).toBeNull();
  });

  it('§8 asks for last name and date of birth after the first ambiguous lookup, without a message', async () => {
    const started = startOnboarding();
    await lookUpInvite(started, 'ambiguous');
    const { flow, ports, state } = started;
    expect(state().matches({ initiate: 'asking' })).toBe(true);
    expect(state().context).toMatchObject({ asksPerson: true, problem: null, details: byPhone });

    const person = { lastName: 'Rivera', dateOfBirth: '05/17/1990' };
    flow.send({ type: 'LOOKUP_SUBMITTED', details: { ...byPhone, ...person } });
    expect(ports.getRequests('lookup').at(-1)).toMatchObject({ input: { person } });
    await ports.resolve('lookup', 'found');
    expect(state().matches('verify')).toBe(true);
    flow.send({ type: 'CODE_ENTERED', code });
    expect(ports.getRequests('verifyCode')).toMatchObject([{ input: { claim: { person } } }]);
  });

  it('§8 shows a message from the second ambiguous lookup on', async () => {
    const started = startOnboarding();
    await lookUpInvite(started, 'ambiguous');
    for (let again = 0; again < 2; again += 1) {
      await lookUpInvite(started, 'ambiguous', { lastName: 'Rivera' });
      expect(started.state().matches({ initiate: 'asking' })).toBe(true);
      expect(started.state().context.problem).toEqual({ kind: 'stillAmbiguous' });
    }
    await lookUpInvite(started, 'found', { method: 'email', email: 'a@example.com' });
    expect(started.state().matches('verify')).toBe(true);
    expect(started.state().context.problem).toBeNull();
  });

  it('keeps the input after a failed request, and can be retried', async () => {
    const { flow, ports, state } = startOnboarding();
    flow.send({ type: 'LOOKUP_SUBMITTED', details: byPhone });
    await ports.reject('lookup', rejection);
    expect(state().matches({ initiate: 'asking' })).toBe(true);
    expect(state().context).toMatchObject({
      details: byPhone,
      problem: { kind: 'failed', failure: { reason: 'rejected', message: 'Not today.' } },
    });
    flow.send({ type: 'LOOKUP_SUBMITTED', details: byPhone });
    await ports.resolve('lookup', 'found');
    expect(state().matches('verify')).toBe(true);
  });
});

describe('§7 onboarding/verification-code', () => {
  it('§8 continues with the account setup and emits that the code was accepted', async () => {
    const { flow, ports, emitted, state } = await startAtCode();
    flow.send({ type: 'CODE_ENTERED', code });
    flow.send({ type: 'CODE_ENTERED', code: '999999' });
    expect(state().matches({ verify: 'verifying' })).toBe(true);
    expect(state().hasTag('busy')).toBe(true);
    expect(ports.getRequests('verifyCode')).toHaveLength(1);
    await ports.resolve('verifyCode', ivy);
    expect(state().matches({ 'setup-account': 'asking' })).toBe(true);
    expect(state().context).toMatchObject({ patient: ivy, code: '', problem: null });
    expect(emitted).toEqual(['CODE_ACCEPTED']);
  });

  it('keeps a rejected code, and can check another', async () => {
    const { flow, ports, emitted, state } = await startAtCode();
    flow.send({ type: 'CODE_ENTERED', code: '000000' });
    await ports.reject('verifyCode', rejection);
    expect(state().matches({ verify: 'asking' })).toBe(true);
    expect(state().context).toMatchObject({ code: '000000', problem: { kind: 'failed' } });
    expect(emitted).toEqual([]);

    flow.send({ type: 'CODE_ENTERED', code });
    expect(state().context.problem).toBeNull();
    await ports.resolve('verifyCode', ivy);
    expect(state().matches('setup-account')).toBe(true);
  });
});

describe('§7 onboarding/account', () => {
  it('§8 creates the account with the clinic’s email, emits an event, and signs in', async () => {
    const { flow, ports, emitted, state } = await startAtAccount();
    flow.send({ type: 'ACCOUNT_ENTERED', account });
    flow.send({ type: 'ACCOUNT_ENTERED', account });
    expect(state().matches({ 'setup-account': 'creating' })).toBe(true);
    const credentials = { email: 'ivy@example.com', password: account.password };
    expect(ports.getRequests('createAccount')).toMatchObject([
      { input: { patientId: 'patient-ivy', ...credentials } },
    ]);
    await ports.resolve('createAccount', { isCreated: true });
    expect(state().matches({ 'setup-account': 'signingIn' })).toBe(true);
    expect(state().hasTag('busy')).toBe(true);
    expect(emitted).toEqual(['CODE_ACCEPTED', 'ACCOUNT_CREATED']);
    expect(ports.getRequests('signIn')).toMatchObject([{ input: credentials }]);
    await ports.resolve('signIn');
    expect(state().value).toBe('signedIn');
    expect(state().status).toBe('done');
  });

  it('creates the account with the typed email if the clinic has none', async () => {
    const { flow, ports } = await startAtAccount({}, { ...ivy, email: null });
    flow.send({ type: 'ACCOUNT_ENTERED', account });
    expect(ports.getRequests('createAccount')).toMatchObject([{ input: account }]);
  });

  it('ends in signedInInWrapper in the native app', async () => {
    const { flow, ports, state } = await startAtAccount({ isInWrapper: true });
    flow.send({ type: 'ACCOUNT_ENTERED', account });
    await ports.resolve('createAccount', { isCreated: true });
    await ports.resolve('signIn');
    expect(state().value).toBe('signedInInWrapper');
  });

  it('§8 shows that the account could not be created, keeps the input, and can be retried', async () => {
    const { flow, ports, emitted, state } = await startAtAccount();
    flow.send({ type: 'ACCOUNT_ENTERED', account });
    await ports.resolve('createAccount', { isCreated: false });
    expect(state().matches({ 'setup-account': 'asking' })).toBe(true);
    expect(state().context).toMatchObject({ account, problem: { kind: 'notCreated' } });
    expect(emitted).toEqual(['CODE_ACCEPTED']);

    flow.send({ type: 'ACCOUNT_ENTERED', account });
    expect(state().context.problem).toBeNull();
    await ports.reject('createAccount', rejection);
    expect(state().matches({ 'setup-account': 'asking' })).toBe(true);
    expect(state().context).toMatchObject({ account, problem: { kind: 'failed' } });
  });

  it('ends in createdNotSignedIn if only the sign-in fails', async () => {
    const { flow, ports, emitted, state } = await startAtAccount();
    flow.send({ type: 'ACCOUNT_ENTERED', account });
    await ports.resolve('createAccount', { isCreated: true });
    await ports.reject('signIn', failure({ reason: 'offline' }));
    expect(state().value).toBe('createdNotSignedIn');
    expect(selectCredentials(state().context).email).toBe('ivy@example.com');
    expect(emitted).toContain('ACCOUNT_CREATED');
  });

  it.each(['signIn', 'fail'] as const)('clears the password at the end (%s)', async (end) => {
    const { flow, ports, state } = await startAtAccount();
    flow.send({ type: 'ACCOUNT_ENTERED', account });
    await ports.resolve('createAccount', { isCreated: true });
    await (end === 'signIn' ? ports.resolve('signIn') : ports.reject('signIn'));
    expect(JSON.stringify(state().context)).not.toContain(account.password);
  });
});
