/** @jest-environment node */
import { createActor } from 'xstate';
import { userGateMachine } from '../../../machines/user-gate/user-gate.machine';
import type { GateRequirements, UserGateInput } from '../../../machines/user-gate/user-gate.types';
import { controlPorts, failure } from '../../support/control-ports';

function startGate(input: Partial<UserGateInput> = {}) {
  const ports = controlPorts(userGateMachine);
  const gate = createActor(ports.machine, {
    input: { appContext: 'sms', isBirthdayConfirmationOn: true, ...input },
  }).start();
  return { ports, gate, state: () => gate.getSnapshot() };
}

async function startGateWith(
  requirements: Partial<GateRequirements>,
  input?: Partial<UserGateInput>,
) {
  const started = startGate(input);
  await started.ports.resolve('loadGate', {
    isConsentRequired: false,
    isBirthdayVerified: true,
    ...requirements,
  });
  return started;
}

const dateOfBirth = '1984-02-29';
const dateEntered = { type: 'DATE_OF_BIRTH_ENTERED', dateOfBirth } as const;

describe('§4 public user gate: the first screen', () => {
  it('is closed while loading', () => {
    const { ports, state } = startGate();
    expect(state().matches('LOADING')).toBe(true);
    expect(state().hasTag('loading')).toBe(true);
    expect(ports.requests).toMatchObject([
      { port: 'loadGate', input: { asksConsent: true, asksBirthday: true } },
    ]);
  });

  it('opens if the server requires nothing', async () => {
    const { gate, state } = await startGateWith({});
    expect(state().matches('open')).toBe(true);
    expect(state().status).toBe('done');
    gate.send({ type: 'AGREED' });
    expect(state().matches('open')).toBe(true);
  });

  it.each([
    ['consent first', { isConsentRequired: true }, 'CONSENT_REQUIRED'],
    [
      'consent before the date of birth',
      { isConsentRequired: true, isBirthdayVerified: false },
      'CONSENT_REQUIRED',
    ],
    ['the date of birth alone', { isBirthdayVerified: false }, 'BIRTHDAY_CONFIRMATION_REQUIRED'],
  ] as const)('asks for %s', async (_, requirements, expected) => {
    const { state } = await startGateWith(requirements);
    expect(state().matches(expected)).toBe(true);
    expect(state().hasTag('busy')).toBe(false);
  });

  it('does not ask for the date of birth if the feature flag is off, whatever the server requires', async () => {
    const off = { isBirthdayConfirmationOn: false };
    const unverified = await startGateWith({ isBirthdayVerified: false }, off);
    expect(unverified.ports.requests).toMatchObject([{ input: { asksBirthday: false } }]);
    expect(unverified.state().matches('open')).toBe(true);

    const withConsent = await startGateWith(
      { isConsentRequired: true, isBirthdayVerified: false },
      off,
    );
    withConsent.gate.send({ type: 'AGREED' });
    await withConsent.ports.resolve('acceptConsent');
    expect(withConsent.state().matches('open')).toBe(true);
  });

  it('asks for nothing on a clinician’s device, but still loads the user', async () => {
    const { ports, state } = await startGateWith(
      { isConsentRequired: true, isBirthdayVerified: false },
      { appContext: 'clinician_app' },
    );
    expect(ports.requests).toMatchObject([
      { port: 'loadGate', input: { asksConsent: false, asksBirthday: false } },
    ]);
    expect(state().matches('open')).toBe(true);
  });

  it.each(['patient_app', 'kiosk', 'sms', 'email', 'manual_sms', 'manual_email'] as const)(
    'asks for the date of birth in the context %s',
    async (appContext) => {
      const { state } = await startGateWith({ isBirthdayVerified: false }, { appContext });
      expect(state().matches('BIRTHDAY_CONFIRMATION_REQUIRED')).toBe(true);
    },
  );
});

describe('§4 public user gate: stays closed after a failed request', () => {
  it('shows the failure, and Try again loads again', async () => {
    const { ports, gate, state } = startGate();
    await ports.reject('loadGate', failure({ reason: 'rejected', message: 'We do not know you.' }));
    expect(state().matches('failed')).toBe(true);
    expect(state().context.failure).toEqual({ reason: 'rejected', message: 'We do not know you.' });

    gate.send({ type: 'TRY_AGAIN' });
    expect(state().matches('LOADING')).toBe(true);
    expect(state().context.failure).toBeNull();
    await ports.reject('loadGate');
    expect(state().matches('failed')).toBe(true);

    gate.send({ type: 'TRY_AGAIN' });
    await ports.resolve('loadGate', { isConsentRequired: true, isBirthdayVerified: true });
    expect(state().matches('CONSENT_REQUIRED')).toBe(true);
    expect(state().context.failure).toBeNull();
  });

  it('stays closed on a clinician’s device too', async () => {
    const { ports, state } = startGate({ appContext: 'clinician_app' });
    await ports.reject('loadGate');
    expect(state().matches('failed')).toBe(true);
  });

  it('treats an unknown error as malformed', async () => {
    const { ports, state } = startGate();
    await ports.reject('loadGate', new TypeError('x is not a function'));
    expect(state().context.failure).toEqual({ reason: 'malformed', message: null });
  });

  it('ignores the events of other screens', async () => {
    const { gate, state } = await startGateWith({ isConsentRequired: true });
    gate.send({ type: 'TRY_AGAIN' });
    gate.send(dateEntered);
    expect(state().matches({ CONSENT_REQUIRED: 'reading' })).toBe(true);
  });
});

describe("§4 public user gate: 'I agree' records consent", () => {
  it('sends one request, even if pressed twice', async () => {
    const { ports, gate, state } = await startGateWith({ isConsentRequired: true });
    gate.send({ type: 'AGREED' });
    gate.send({ type: 'AGREED' });
    expect(state().matches({ CONSENT_REQUIRED: 'accepting' })).toBe(true);
    expect(state().hasTag('busy')).toBe(true);
    expect(ports.getRequests('acceptConsent')).toHaveLength(1);
    await ports.resolve('acceptConsent');
    expect(state().matches('open')).toBe(true);
  });

  it('continues with the date of birth if it is not verified', async () => {
    const { ports, gate, state } = await startGateWith({
      isConsentRequired: true,
      isBirthdayVerified: false,
    });
    gate.send({ type: 'AGREED' });
    await ports.resolve('acceptConsent');
    expect(state().matches({ BIRTHDAY_CONFIRMATION_REQUIRED: 'asking' })).toBe(true);
    expect(ports.getRequests('verifyBirthday')).toHaveLength(0);
  });

  it('shows the reason of a failure and can be pressed again', async () => {
    const { ports, gate, state } = await startGateWith({ isConsentRequired: true });
    gate.send({ type: 'AGREED' });
    await ports.reject('acceptConsent', failure({ message: 'Please try later.' }));
    expect(state().matches({ CONSENT_REQUIRED: 'reading' })).toBe(true);
    expect(state().context.failure).toEqual({ reason: 'server', message: 'Please try later.' });

    gate.send({ type: 'AGREED' });
    expect(state().context.failure).toBeNull();
    await ports.resolve('acceptConsent');
    expect(state().matches('open')).toBe(true);
    expect(ports.getRequests('acceptConsent')).toHaveLength(2);
  });
});

describe('§4 public user gate: date-of-birth verification', () => {
  it('opens for the right date', async () => {
    const { ports, gate, state } = await startGateWith({ isBirthdayVerified: false });
    gate.send(dateEntered);
    expect(state().matches({ BIRTHDAY_CONFIRMATION_REQUIRED: 'verifying' })).toBe(true);
    expect(state().hasTag('busy')).toBe(true);
    expect(ports.getRequests('verifyBirthday')).toMatchObject([{ input: { dateOfBirth } }]);
    await ports.resolve('verifyBirthday', { isCorrect: true });
    expect(state().matches('open')).toBe(true);
  });

  it('shows that a date is wrong, and accepts another', async () => {
    const { ports, gate, state } = await startGateWith({ isBirthdayVerified: false });
    gate.send({ ...dateEntered, dateOfBirth: '2000-01-01' });
    await ports.resolve('verifyBirthday', { isCorrect: false });
    expect(state().matches({ BIRTHDAY_CONFIRMATION_REQUIRED: 'asking' })).toBe(true);
    expect(state().context.birthdayProblem).toEqual({ kind: 'incorrect' });

    gate.send(dateEntered);
    expect(state().context.birthdayProblem).toBeNull();
    expect(ports.getRequests('verifyBirthday').at(-1)).toMatchObject({ input: { dateOfBirth } });
    await ports.resolve('verifyBirthday', { isCorrect: true });
    expect(state().matches('open')).toBe(true);
  });

  it('distinguishes a failed request from a wrong date, and stays closed', async () => {
    const { ports, gate, state } = await startGateWith({ isBirthdayVerified: false });
    gate.send(dateEntered);
    await ports.reject('verifyBirthday', failure({ reason: 'offline' }));
    expect(state().matches({ BIRTHDAY_CONFIRMATION_REQUIRED: 'asking' })).toBe(true);
    expect(state().context.birthdayProblem).toEqual({
      kind: 'failed',
      failure: { reason: 'offline', message: null },
    });
  });

  it('sends one date at a time', async () => {
    const { ports, gate } = await startGateWith({ isBirthdayVerified: false });
    gate.send(dateEntered);
    gate.send({ ...dateEntered, dateOfBirth: '2000-01-01' });
    expect(ports.getRequests('verifyBirthday')).toMatchObject([{ input: { dateOfBirth } }]);
  });
});

describe('the ports of the public user gate', () => {
  it('are aborted when the gate stops', () => {
    const { ports, gate } = startGate();
    gate.stop();
    expect(ports.requests).toMatchObject([{ signal: { aborted: true } }]);
  });
});
