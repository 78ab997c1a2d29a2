import * as v from 'valibot';
import { optionalLabel } from '../lib/responses/optional-label';
import { requiredId } from '../lib/responses/ids';
import { optionalText, tolerantList, tolerantResponse } from '../lib/responses/tolerant-schema';

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
  tolerantList(listedCheckInSchema),
);
