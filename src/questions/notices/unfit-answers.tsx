import type { UnfitAnswers } from '../../../machines/answer.types';
import { formatList } from '../../lib/text/format-list';
import { Alert } from '../../ui/alert/alert';
import { formatRemovedQuestions, formatUnfit, FORM_CHANGED } from './copy';

/** Names the kept answers that no longer fit the form, which has changed since (D10). */
export function UnfitAnswersNotice({ unfit }: { readonly unfit: UnfitAnswers }) {
  const { titles, removedCount } = unfit;
  return (
    <Alert tone="info">
      <p>{FORM_CHANGED()}</p>
      {titles.length > 0 && <p dir="auto">{formatUnfit(formatList(titles))}</p>}
      {removedCount > 0 && <p>{formatRemovedQuestions(removedCount)}</p>}
    </Alert>
  );
}
