import { createActor } from 'xstate';
import { kioskIdentificationMachine } from '../../../machines/kiosk-identification/kiosk-identification.machine';
import type {
  IdentifyFlow,
  IdentifyResult,
  VisitorDetails,
} from '../../../machines/kiosk-identification/kiosk-identification.types';
import { controlPorts } from '../../support/control-ports';

export const typed: VisitorDetails = {
  lastName: 'Okafor',
  dateOfBirth: '05/17/1990',
  medicalRecord: '',
  phoneNumber: '',
  email: '',
};

/** Starts a kiosk with ports that the test settles. */
export function startKiosk() {
  const ports = controlPorts(kioskIdentificationMachine);
  const kiosk = createActor(ports.machine).start();
  return { ports, kiosk, state: () => kiosk.getSnapshot() };
}

type Kiosk = ReturnType<typeof startKiosk>;

/** Starts a kiosk and loads its clinic. */
export async function startAsking(identifyFlow: IdentifyFlow = 'name_dob'): Promise<Kiosk> {
  const started = startKiosk();
  await started.ports.resolve('loadClinic', { organizationName: 'Lakeside', identifyFlow });
  return started;
}

/** Submits the form and resolves the lookup. */
export async function identify(
  { kiosk, ports }: Kiosk,
  result: IdentifyResult['status'],
  details: Partial<VisitorDetails> = {},
): Promise<void> {
  kiosk.send({ type: 'IDENTIFIED', details: { ...typed, ...details } });
  await ports.resolve('identify', { status: result, ...(result === 'found' && { userId: 'kai' }) });
}
