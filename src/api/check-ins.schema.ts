import * as v from 'valibot';
import { optionalLabel } from '../lib/responses/optional-label';
import { requiredId } from '../lib/responses/ids';
import {
  converted,
  optionalText,
  tolerantList,
  tolerantResponse,
} from '../lib/responses/tolerant-schema';
import { uniqueById } from '../lib/responses/unique-by-id';

const listedCheckInSchema = v.object({
  id: requiredId,
  title: optionalLabel,
  type: optionalText,
  lastCompletedAt: optionalText,
});

/** A check-in module that is assigned, and when it was last completed (D6). */
export type ListedCheckIn = v.InferOutput<typeof listedCheckInSchema>;

/** The response of `getAssignedCheckIns`. */
export const listedCheckInsResponse = tolerantResponse(
  'getAssignedCheckIns',
  converted(tolerantList(listedCheckInSchema), uniqueById),
);
