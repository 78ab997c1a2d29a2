/** @jest-environment node */
import { createActor, type AnyEventObject, type AnyStateMachine } from 'xstate';
import { assessmentGateMachine } from '../../machines/assessment-gate/assessment-gate.machine';
import { PortError, toFailure } from '../../machines/port';
import { preferenceSwitchesMachine } from '../../machines/preference-switches/preference-switches.machine';
import { sessionMachine } from '../../machines/session/session.machine';
import { userGateMachine } from '../../machines/user-gate/user-gate.machine';
import { controlPorts, flushPromises } from '../support/control-ports';

type Ports = ReturnType<typeof controlPorts<AnyStateMachine>>;

type TestCase = {
  readonly missing: string;
  readonly input: unknown;
  readonly drive: (ports: Ports, send: (event: AnyEventObject) => void) => Promise<void>;
};

/** Drives a machine without the port `missing`, and returns the error that stops it. */
async function runUntilStopped(machine: AnyStateMachine, { missing, input, drive }: TestCase) {
  let stoppedBy: unknown = 'nothing';
  const ports = controlPorts(machine, { without: missing });
  const actor = createActor(ports.machine, { input });
  actor.subscribe({ error: (error) => (stoppedBy = error) });
  actor.start();
  await flushPromises();
  await drive(ports, (event) => actor.send(event));
  await flushPromises();
  return String(stoppedBy);
}

const gateInput = { appContext: 'sms', isBirthdayConfirmationOn: true };
const takingInput = {
  appContext: 'sms',
  requestedIds: null,
  isAcceptInviteFlowOn: true,
  shouldPromptAccountCreation: true,
  userType: 'patient',
  hasOnboarded: true,
  hasMore: false,
};
const summary = { id: 'phq-9', name: 'PHQ-9', unanswered: [] };
const dateOfBirthEntered = { type: 'DATE_OF_BIRTH_ENTERED', dateOfBirth: '1990-05-17' };

describe('a port without an implementation', () => {
  it.each(controlPorts(userGateMachine).names)(
    'stops the user gate with its name: %s',
    async (missing) => {
      const stoppedBy = await runUntilStopped(userGateMachine, {
        missing,
        input: gateInput,
        drive: async (ports, send) => {
          if (missing === 'loadGate') return;
          const isConsentRequired = missing === 'acceptConsent';
          await ports.resolve('loadGate', { isConsentRequired, isBirthdayVerified: false });
          send(isConsentRequired ? { type: 'AGREED' } : dateOfBirthEntered);
        },
      });
      expect(stoppedBy).toMatch(`The port "${missing}" has no implementation.`);
    },
  );

  it.each(controlPorts(assessmentGateMachine).names)(
    'stops the assessment gate with its name: %s',
    async (missing) => {
      const stoppedBy = await runUntilStopped(assessmentGateMachine, {
        missing,
        input: takingInput,
        drive: async (ports, send) => {
          if (missing === 'loadAssigned') return;
          await ports.resolve('loadAssigned', [{ id: 'phq-9', isOverdue: true }]);
          if (missing === 'loadDefinitions') return;
          await ports.resolve('loadDefinitions', { forms: [summary], reloaded: null });
          const submit = (key: string) => send({ type: 'SUBMIT', command: { key, startedAt: 0 } });
          submit('one');
          if (missing === 'readSession') await ports.resolve('submit', { at: 1 });
          if (missing !== 'loadStatuses') return;
          await ports.reject('submit');
          submit('two');
        },
      });
      expect(stoppedBy).toMatch(`The port "${missing}" has no implementation.`);
    },
  );

  it('stops the session with its name: signOut', async () => {
    const stoppedBy = await runUntilStopped(sessionMachine, {
      missing: 'signOut',
      input: { isInWrapper: false, waitsForWrapper: false },
      drive: (_ports, send) => {
        send({ type: 'SIGN_OUT' });
        return Promise.resolve();
      },
    });
    expect(stoppedBy).toMatch('The port "signOut" has no implementation.');
  });

  it('stops the notification switches with its name: save', async () => {
    const change = { channel: 'email', messageType: 'A', isOn: true };
    const stoppedBy = await runUntilStopped(preferenceSwitchesMachine, {
      missing: 'save',
      input: {
        saved: { push: [], email: [], sms: [] },
        conditions: {
          isInApp: false,
          hasPhoneNumber: true,
          isSubscribed: { push: true, email: true, sms: true },
          hasActiveReminder: true,
        },
      },
      drive: (_ports, send) => {
        send({ type: 'SWITCHED', change });
        return Promise.resolve();
      },
    });
    expect(stoppedBy).toMatch('The port "save" has no implementation.');
  });
});

describe('the error of a port', () => {
  it('contains the reason and the server’s message', () => {
    const failure = { reason: 'rejected', message: 'Not today.' } as const;
    expect(toFailure(new PortError(failure))).toBe(failure);
    expect(new PortError(failure).message).toBe('Not today.');
    expect(new PortError({ reason: 'offline', message: null }).message).toBe('offline');
  });

  it.each([new TypeError('broken'), 'text', undefined, { reason: 'server' }])(
    'becomes malformed if it is %p',
    (error) => {
      expect(toFailure(error)).toEqual({ reason: 'malformed', message: null });
    },
  );
});
