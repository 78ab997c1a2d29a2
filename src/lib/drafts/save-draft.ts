import type { AnswersByForm } from '../../../machines/answer.types';
import type { Draft } from './draft';

type TakingSnapshot = {
  readonly context: { readonly answers: AnswersByForm };
  readonly hasTag: (tag: 'taking') => boolean;
};

/** A flow in which a form is taken. */
type TakingRef = {
  readonly subscribe: (listener: (snapshot: TakingSnapshot) => void) => unknown;
};

/** Keeps the draft in step with the flow: changed answers are stored, sent or cleared ones are removed (D10). */
export function saveDraft(flow: TakingRef, draft: Draft | null): void {
  if (draft === null) return;
  let isTaking = false;
  flow.subscribe((snapshot) => {
    const wasTaking = isTaking;
    isTaking = snapshot.hasTag('taking');
    if (isTaking) draft.save(snapshot.context.answers);
    // Before the form is loaded there are no answers: what is kept stays.
    else if (wasTaking) draft.remove();
  });
}
