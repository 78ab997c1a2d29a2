import { createActor } from 'xstate';
import { intakeMachine } from '../../../machines/intake/intake.machine';
import { NIA, NIAS_CONTACT } from '../../../machines/intake/qa/intake.fixtures';
import { EMPTY_FORM_DATA } from '../../../machines/intake/intake.selectors';
import type {
  IntakeFormData,
  IntakeInput,
  IntakeStep,
} from '../../../machines/intake/intake.types';
import { controlPorts } from '../../support/control-ports';

export const policies = [
  { id: 'privacy', description: 'Privacy', fileName: null, url: '/legal/privacy.html' },
  { id: 'terms', description: null, fileName: 'terms.pdf', url: null },
];

/** Starts the flow of a link, with ports that the test settles. */
export function startIntake(input: Partial<IntakeInput> = {}) {
  const ports = controlPorts(intakeMachine);
  const flow = createActor(ports.machine, {
    input: { magicCode: 'code', isAuthenticated: false, progress: null, ...input },
  }).start();
  return { flow, ports, state: () => flow.getSnapshot() };
}

/** Starts the flow at `step`, with the form data of an earlier visit. */
export function startAt(step: IntakeStep, formData: Partial<IntakeFormData> = {}) {
  return startIntake({
    isAuthenticated: true,
    progress: {
      step,
      formData: {
        ...EMPTY_FORM_DATA,
        basicInfo: NIA,
        contactInfo: NIAS_CONTACT,
        ...formData,
      },
    },
  });
}
