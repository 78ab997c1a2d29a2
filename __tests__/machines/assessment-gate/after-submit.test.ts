/** @jest-environment node */
import { APP_CONTEXTS, isMessageContext } from '../../../machines/app-context';
import type { AssessmentGateInput } from '../../../machines/assessment-gate/assessment-gate.types';
import { KIOSK_RETURN_MS } from '../../../machines/submission/kiosk-return';
import { failure } from '../../support/control-ports';
import { startOn, startSubmitted } from './start-taking';

const offered = { shouldPromptAccountCreation: true, hasOnboarded: false } as const;
const owned = { shouldPromptAccountCreation: true, hasOnboarded: true } as const;

describe('§4 assessment taking: after submit, the account-creation rule', () => {
  it('opens the account setup for a patient who has not onboarded', async () => {
    const { ports, state } = await startSubmitted(offered);
    expect(state().matches({ SUBMITTED: 'onboarding' })).toBe(true);
    expect(ports.getRequests('readSession')).toHaveLength(0);
  });

  it.each(APP_CONTEXTS.filter(isMessageContext))(
    'offers the account in context %s',
    async (appContext) => {
      // §4.after-submit.1
      const { state } = await startSubmitted({ ...offered, appContext });
      expect(state().matches({ SUBMITTED: 'onboarding' })).toBe(true);
    },
  );

  it('opens the home page for a patient who has onboarded and is signed in', async () => {
    const { ports, state } = await startSubmitted(owned);
    expect(state().matches({ SUBMITTED: 'checkingSession' })).toBe(true);
    expect(state().hasTag('loading')).toBe(true);
    await ports.resolve('readSession', { isSignedIn: true });
    expect(state().matches({ SUBMITTED: 'home' })).toBe(true);
  });

  it('opens nothing of another person who is signed in on the device', async () => {
    const { ports, state } = await startSubmitted(owned);
    await ports.resolve('readSession', { isSignedIn: true, isOtherUser: true });
    expect(state().hasTag('acknowledged')).toBe(true);
  });

  it('opens the login page for a patient who has onboarded and is not signed in', async () => {
    const { ports, state } = await startSubmitted(owned);
    await ports.resolve('readSession', { isSignedIn: false });
    expect(state().matches({ SUBMITTED: 'login' })).toBe(true);
  });

  it('opens the login page if the session check fails', async () => {
    const { ports, state } = await startSubmitted(owned);
    await ports.reject('readSession', failure({ reason: 'rejected' }));
    expect(state().matches({ SUBMITTED: 'login' })).toBe(true);
  });

  it.each([
    ['onboarding', offered],
    ['checkingSession', owned],
  ])('applies the account-creation rule before `more`: %s', async (expected, account) => {
    const { state } = await startSubmitted({ ...account, hasMore: true });
    expect(state().matches({ SUBMITTED: expected } as never)).toBe(true);
  });
});

describe('§4 assessment taking: after submit, if no account is offered', () => {
  const exceptions: readonly (readonly [string, Partial<AssessmentGateInput>])[] = [
    ['the flag accept_invite_flow is off', { isAcceptInviteFlowOn: false }],
    ['the clinic does not prompt for one', { shouldPromptAccountCreation: false }],
    ['the user is a participant', { userType: 'participant' }],
    ...APP_CONTEXTS.filter((appContext) => !isMessageContext(appContext)).map(
      (appContext) => [`the context is ${appContext}`, { appContext }] as const,
    ),
  ];
  it.each(exceptions)('offers none and confirms the submit if %s', async (_why, exception) => {
    // §4.after-submit.1
    const { state } = await startSubmitted({ ...offered, ...exception });
    expect(state().hasTag('acknowledged')).toBe(true);
  });

  it.each([true, false])(
    'opens `more` if the link has it (onboarded: %j)',
    async (hasOnboarded) => {
      const { state } = await startSubmitted({ hasMore: true, hasOnboarded });
      expect(state().matches({ SUBMITTED: 'more' })).toBe(true);
    },
  );

  it('opens `more` at a kiosk too', async () => {
    const { clock, state } = await startSubmitted({ appContext: 'kiosk', hasMore: true });
    clock.increment(KIOSK_RETURN_MS);
    expect(state().matches({ SUBMITTED: 'more' })).toBe(true);
  });

  it.each(APP_CONTEXTS.filter((context) => context !== 'kiosk'))(
    'without `more`, shows the confirmation and stays there: %s',
    async (appContext) => {
      const { ports, clock, state, press } = await startSubmitted({ appContext });
      clock.increment(KIOSK_RETURN_MS * 10);
      press('DONE');
      press('SUBMIT');
      expect(state().matches({ SUBMITTED: 'acknowledged' })).toBe(true);
      expect(state().hasTag('acknowledged')).toBe(true);
      expect(ports.getRequests('submit')).toHaveLength(1);
    },
  );
});

it('keeps when the server received the answers', async () => {
  const { ports, context, answer, press } = await startOn(['phq-9']);
  answer('phq-9');
  press('SUBMIT');
  await ports.resolve('submit', { at: 7 });
  expect(context().submittedAt).toBe(7);
});

describe('§4 assessment taking: after submit at a kiosk', () => {
  it('shows the confirmation and returns after 10 s', async () => {
    const { clock, state } = await startSubmitted({ appContext: 'kiosk' });
    expect(state().matches({ SUBMITTED: 'kiosk' })).toBe(true);
    expect(state().hasTag('acknowledged')).toBe(true);
    clock.increment(9_999);
    expect(state().matches({ SUBMITTED: 'kiosk' })).toBe(true);
    clock.increment(1);
    expect(state().matches({ SUBMITTED: 'returning' })).toBe(true);
  });

  it('returns on Done, once', async () => {
    const { clock, state, press } = await startSubmitted({ appContext: 'kiosk' });
    press('DONE');
    expect(state().matches({ SUBMITTED: 'returning' })).toBe(true);
    press('DONE');
    clock.increment(KIOSK_RETURN_MS);
    expect(state().matches({ SUBMITTED: 'returning' })).toBe(true);
  });

  it('clears the answers of the visitor', async () => {
    const { context } = await startSubmitted({ appContext: 'kiosk' });
    expect(context().answers).toEqual({});
  });
});
