import type { AnyActorRef } from 'xstate';
import type { Submission } from '../../../machines/submission/submission.types';

/** True for a flow that has sent answers of which it is not known whether they have arrived. */
export function isSubmitting(flow: AnyActorRef): boolean {
  // SAFETY: only the flows of forms have a submission.
  const { context } = flow.getSnapshot() as { readonly context?: { submission?: Submission } };
  return (context?.submission?.attempt ?? null) !== null;
}
