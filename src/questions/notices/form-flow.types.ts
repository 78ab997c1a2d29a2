import type { ActorRefFrom } from 'xstate';
import type { assessmentGateMachine } from '../../../machines/assessment-gate/assessment-gate.machine';
import type { checkInStepperMachine } from '../../../machines/check-in-stepper/check-in-stepper.machine';

/** A flow in which forms are taken and submitted. */
export type FormFlowRef = ActorRefFrom<typeof assessmentGateMachine | typeof checkInStepperMachine>;
