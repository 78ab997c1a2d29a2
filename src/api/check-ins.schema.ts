import * as v from 'valibot';
import { sideLabel } from '../lib/responses/side-label';
import { essentialId } from '../lib/responses/ids';
import { sideText, tolerantList, tolerantResponse } from '../lib/responses/tolerant-schema';

const listedCheckInSchema = v.object({
  id: essentialId,
  title: sideLabel,
  type: sideText,
  lastCompletedAt: sideText,
});

/** A check-in module that is assigned, and when it was last completed (D6). */
export type ListedCheckIn = v.InferOutput<typeof listedCheckInSchema>;

/** The response of `getAssignedCheckIns`. */
export const listedCheckInsResponse = tolerantResponse(
  'getAssignedCheckIns',
  tolerantList(listedCheckInSchema),
);
