import type { StoredDraft } from '../state/drafts/draft';
import { writeStorage } from '../lib/storage/safe-storage';
import type { ViewForm } from './view-form';

/** What becomes of the answers when the page is left: there are none, they are kept, or they are lost. */
export type AnswersState = 'none' | 'kept' | 'lost';

/** Whose answers are kept, and under which key of sessionStorage; null where they are not (D10). */
export type KeptForm = { readonly userId: string; readonly draftKey: string | null };

/** Keeps the answers for a reload, as the app does (D10); returns a function that tells whether they are kept. */
export function keepDraft(
  { userId, draftKey }: KeptForm,
  form: Pick<ViewForm, 'getSnapshot' | 'subscribe'>,
): () => AnswersState {
  let isKept = false;
  if (draftKey !== null)
    form.subscribe(() => {
      const { answers, pageIndex } = form.getSnapshot().context;
      // SAFETY: only the arrays are readonly, and nothing changes them.
      const draft = {
        userId,
        savedAt: Date.now(),
        answers,
        page: pageIndex,
      } as StoredDraft;
      isKept = writeStorage('session', draftKey, JSON.stringify(draft));
    });
  return () => {
    const forms = Object.values(form.getSnapshot().context.answers);
    if (forms.every((answers) => Object.keys(answers).length === 0)) return 'none';
    return isKept ? 'kept' : 'lost';
  };
}
