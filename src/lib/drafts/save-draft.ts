import type { Draft, DraftContent } from './draft';

type TakingContext = Pick<DraftContent, 'answers' | 'submission'> &
  Partial<Pick<DraftContent, 'isTakeAnywayChosen'>>;

type TakingSnapshot<Context> = {
  readonly context: Context;
  readonly hasTag: (tag: 'taking') => boolean;
};

/** A flow in which a form is taken. */
type TakingRef<Context> = {
  readonly subscribe: (listener: (snapshot: TakingSnapshot<Context>) => void) => unknown;
};

/** Keeps the draft in step with the flow: changed answers and pages are stored, sent or cleared ones are removed (D10). */
export function saveDraft<Context extends TakingContext>(
  flow: TakingRef<Context>,
  draft: Draft | null,
  getPage: (context: Context) => number,
): void {
  if (draft === null) return;
  let isTaking = false;
  flow.subscribe((snapshot) => {
    const { context } = snapshot;
    const { answers, submission, isTakeAnywayChosen = false } = context;
    const wasTaking = isTaking;
    isTaking = snapshot.hasTag('taking');
    if (isTaking) draft.save({ answers, submission, isTakeAnywayChosen }, getPage(context));
    // Before the form is loaded there are no answers: what is kept stays.
    else if (wasTaking) draft.remove();
  });
}
