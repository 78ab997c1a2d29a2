import type { StoredDraft } from '../../lib/drafts/draft';
import { writeStorage } from '../../lib/storage/safe-storage';
import type { FirstForm } from './first-form';
import type { FirstScreen } from './load-first-screen';

/** Keeps the answers for a reload, as the app does (D10). */
export function keepDraft({ userId, draftKey }: FirstScreen, form: FirstForm): void {
  if (draftKey === null) return;
  form.subscribe(() => {
    const { answers, pageIndex } = form.getSnapshot().context;
    // SAFETY: only the arrays are readonly, and nothing changes them.
    const draft = {
      userId,
      savedAt: Date.now(),
      answers,
      page: pageIndex,
    } as StoredDraft;
    writeStorage('session', draftKey, JSON.stringify(draft));
  });
}
