import { accountOperations } from './account.operations';
import { checkInOperations, publicCheckInOperations } from './check-in.operations';
import { clinicOperations, onboardingOperations } from './clinic.operations';
import {
  passwordResetOperations,
  signInOperations,
  signOutOperations,
} from './identity.operations';
import { intakeOperations } from './intake.operations';
import { linkOperations } from './link.operations';
import type { DescribedOperation } from './operation.types';
import { progressOperations } from './progress.operations';

/** Every operation of the API, in an order in which they can be tried: sign in, read, write, sign out. */
export const OPERATIONS: readonly DescribedOperation[] = [
  ...signInOperations,
  ...linkOperations,
  ...publicCheckInOperations,
  ...clinicOperations,
  ...onboardingOperations,
  ...accountOperations,
  ...checkInOperations,
  ...progressOperations,
  ...intakeOperations,
  ...passwordResetOperations,
  ...signOutOperations,
];
