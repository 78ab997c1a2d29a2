/** @jest-environment node */
import {
  selectClaim,
  selectCodeRecipient,
  selectCredentials,
} from '../../../machines/onboarding/onboarding.selectors';
import type { OnboardingPreset } from '../../../machines/onboarding/onboarding.types';
import { failure } from '../../support/control-ports';
import { account, ivy, startAtAccount, startOnboarding } from './start-onboarding';

const credentials = { email: 'ivy@example.com', password: account.password };

/** Starts at the account setup, with an attempt to create the account whose outcome is not certain. */
async function startUncertain(input?: Parameters<typeof startAtAccount>[0]) {
  const started = await startAtAccount(input);
  const enter = () => started.flow.send({ type: 'ACCOUNT_ENTERED', account });
  enter();
  await started.ports.reject('createAccount', failure({ reason: 'timeout' }));
  return { ...started, enter };
}

describe('§4 onboarding: the server may have created the account in a failed attempt', () => {
  it('signs in first, and needs no second account if that works', async () => {
    const { ports, state, emitted, enter } = await startUncertain();
    expect(state().context.problem).toMatchObject({ kind: 'failed' });
    enter();
    expect(state().matches({ 'setup-account': 'checkingAccount' })).toBe(true);
    expect(state().hasTag('busy')).toBe(true);
    expect(state().context.problem).toBeNull();
    expect(ports.getRequests('signIn')).toMatchObject([{ input: credentials }]);
    await ports.resolve('signIn');
    expect(state().value).toBe('signedIn');
    expect(emitted).toEqual(['CODE_ACCEPTED', 'ACCOUNT_CREATED']);
    expect(ports.getRequests('createAccount')).toHaveLength(1);
  });

  it('ends in signedInInWrapper in the native app', async () => {
    const { ports, state, emitted, enter } = await startUncertain({ isInWrapper: true });
    enter();
    await ports.resolve('signIn');
    expect(state().value).toBe('signedInInWrapper');
    expect(state().status).toBe('done');
    expect(emitted).toContain('ACCOUNT_CREATED');
  });

  it('creates the account if the sign-in is refused', async () => {
    const { ports, state, enter } = await startUncertain();
    enter();
    await ports.reject('signIn', failure({ reason: 'rejected' }));
    expect(state().matches({ 'setup-account': 'creating' })).toBe(true);
    expect(ports.getRequests('createAccount')[1]?.input).toEqual({
      ...credentials,
      patientId: ivy.patientId,
    });
  });

  it('still does not know if the sign-in fails in another way', async () => {
    const { ports, state, enter } = await startUncertain();
    enter();
    await ports.reject('signIn', failure({ reason: 'busy' }));
    expect(state().matches({ 'setup-account': 'asking' })).toBe(true);
    expect(state().context.problem).toMatchObject({
      failure: { reason: 'busy', wasUncertain: true },
    });
    enter();
    expect(state().matches({ 'setup-account': 'checkingAccount' })).toBe(true);
  });

  it('is certain again once an attempt is refused', async () => {
    const { ports, state, enter } = await startUncertain();
    enter();
    await ports.reject('signIn', failure({ reason: 'rejected' }));
    await ports.reject('createAccount', failure({ reason: 'rejected' }));
    enter();
    expect(state().matches({ 'setup-account': 'creating' })).toBe(true);
  });

  it('uses the credentials that were entered last', async () => {
    const { flow, ports } = await startUncertain();
    flow.send({ type: 'ACCOUNT_ENTERED', account: { ...account, password: 'Rainy-Day-43' } });
    expect(ports.getRequests('signIn')).toMatchObject([{ input: { password: 'Rainy-Day-43' } }]);
  });
});

describe('§4 onboarding: the ends', () => {
  it.each([
    ['createdNotSignedIn', 'reject'],
    ['signedIn', 'resolve'],
  ] as const)('%s is one, without the password', async (end, settle) => {
    const { flow, ports, state } = await startAtAccount();
    flow.send({ type: 'ACCOUNT_ENTERED', account });
    await ports.resolve('createAccount', { isCreated: true });
    await ports[settle]('signIn');
    expect([state().value, state().status]).toEqual([end, 'done']);
    expect(state().context.account).toEqual({ ...account, password: '' });
  });

  it('the login page is one, without an account', async () => {
    const { flow, state } = await startAtAccount();
    flow.send({ type: 'BACK' });
    expect([state().value, state().status]).toEqual(['returnedToLogin', 'done']);
    expect(state().context.account).toBeNull();
  });
});

describe('§2 onboarding: what the page that opened it already knows', () => {
  const phoneNumber = '(201) 555-0140';
  const nothing = { phoneNumber: '', email: '', lastName: '', dateOfBirth: '' };

  it.each<[OnboardingPreset | null, object]>([
    [null, { ...nothing, method: 'phone' }],
    [
      { step: 'verify', phoneNumber },
      { ...nothing, method: 'phone', phoneNumber },
    ],
    [
      { step: 'verify', email: 'a@example.com' },
      { ...nothing, method: 'email', email: 'a@example.com' },
    ],
  ])('fills the details: %j', (preset, details) => {
    const { context } = startOnboarding({ preset }).state();
    expect(context).toMatchObject({ details, code: '', isCreationUncertain: false });
  });

  it.each<[OnboardingPreset, string]>([
    [{ step: 'verify', phoneNumber }, phoneNumber],
    [{ step: 'verify', email: 'a@example.com' }, 'a@example.com'],
  ])('names where the code was sent: %j', (preset, recipient) => {
    const { context } = startOnboarding({ preset }).state();
    expect(selectCodeRecipient(selectClaim(context))).toBe(recipient);
  });

  it('has no credentials before they are entered', () => {
    const { context } = startOnboarding().state();
    expect(() => selectCredentials(context)).toThrow('There are no credentials yet.');
  });
});
