import { createActor } from 'xstate';
import { onboardingMachine } from '../../../machines/onboarding/onboarding.machine';
import type {
  ClaimResult,
  InviteDetails,
  OnboardingInput,
  OnboardingEmitted,
  Patient,
} from '../../../machines/onboarding/onboarding.types';
import { controlPorts } from '../../support/control-ports';

/** Starts the flow with ports that the test settles, and records the emitted events. */
export function startOnboarding(input: Partial<OnboardingInput> = {}) {
  const ports = controlPorts(onboardingMachine);
  const flow = createActor(ports.machine, {
    input: { preset: null, isInWrapper: false, ...input },
  });
  const emitted: OnboardingEmitted['type'][] = [];
  flow.on('*', ({ type }) => emitted.push(type));
  flow.start();
  return { ports, flow, emitted, state: () => flow.getSnapshot() };
}

export const byPhone: InviteDetails = {
  method: 'phone',
  phoneNumber: '(201) 555-0140',
  email: '',
  lastName: '',
  dateOfBirth: '',
};

export const ivy: Patient = { patientId: 'patient-ivy', email: 'ivy@example.com' };
export const account = { email: 'typed@example.com', password: 'Sunny-Day-42' };
export const code = '123456';

type Flow = ReturnType<typeof startOnboarding>;

/** Submits the lookup and resolves it. */
export async function lookUpInvite(
  { flow, ports }: Flow,
  result: ClaimResult,
  details: Partial<InviteDetails> = {},
): Promise<void> {
  flow.send({ type: 'LOOKUP_SUBMITTED', details: { ...byPhone, ...details } });
  await ports.resolve('lookup', result);
}

/** Starts the flow at the verify step. */
export async function startAtCode(input?: Partial<OnboardingInput>): Promise<Flow> {
  const started = startOnboarding(input);
  await lookUpInvite(started, 'found');
  return started;
}

/** Starts the flow at the account setup. */
export async function startAtAccount(
  input?: Partial<OnboardingInput>,
  patient: Patient = ivy,
): Promise<Flow> {
  const started = await startAtCode(input);
  started.flow.send({ type: 'CODE_ENTERED', code });
  await started.ports.resolve('verifyCode', patient);
  return started;
}
