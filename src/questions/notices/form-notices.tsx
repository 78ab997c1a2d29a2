import { useSelector } from '@xstate/react';
import type { InvalidAnswers } from '../../../machines/answer.types';
import { selectHasUnsentAnswers } from '../../../machines/submission/submission.selectors';
import { useIsHydrating } from '../../lib/react/use-is-hydrating';
import { formatList } from '../../lib/text/format-list';
import { formatDayAndTime } from '../../lib/time/format-dates';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import {
  ANSWERS_KEPT,
  FORM_CHANGED,
  formatOnlySentInOtherTab,
  formatRemovedQuestions,
  formatSentInOtherTab,
  formatInvalid,
  START_OVER,
  UNSENT_IN_OTHER_TAB,
} from './copy';
import type { FormFlowRef } from './form-flow.types';

type Props = {
  readonly flow: FormFlowRef;
  /** The kept answers that no longer fit the form, which has changed since; null if all do. */
  readonly invalid: InvalidAnswers | null;
  readonly onStartOver: () => void;
};

/** Says above a form where its answers come from: other tabs (D9 'Two tabs') and an earlier visit (D10). */
export function FormNotices({ flow, invalid, onStartOver }: Props) {
  const isUnsentElsewhere = useSelector(flow, ({ context }) => context.isUnsentElsewhere);
  const sentElsewhereAt = useSelector(flow, ({ context }) => context.sentElsewhereAt);
  const hasAnswers = useSelector(flow, ({ context }) => selectHasUnsentAnswers(context));
  const isRestored = useSelector(flow, ({ context }) => context.isRestored);
  // The first view, which does not hear the other tabs of the form, has no such notice.
  const isHydrating = useIsHydrating();
  const formatSent = hasAnswers ? formatSentInOtherTab : formatOnlySentInOtherTab;
  return (
    <>
      {!isHydrating && sentElsewhereAt != null && (
        <Alert tone="info">{formatSent(formatDayAndTime(sentElsewhereAt))}</Alert>
      )}
      {!isHydrating && sentElsewhereAt == null && isUnsentElsewhere && (
        <Alert tone="info">{UNSENT_IN_OTHER_TAB()}</Alert>
      )}
      {isRestored && (
        <Alert
          tone="info"
          actions={
            <Button variant="secondary" onClick={onStartOver}>
              {START_OVER()}
            </Button>
          }
        >
          {ANSWERS_KEPT()}
        </Alert>
      )}
      {invalid !== null && <InvalidAnswersNotice {...invalid} />}
    </>
  );
}

/** Names the questions whose kept answers do not fit the form, which has changed since (D10). */
export function InvalidAnswersNotice({ titles, removedCount }: InvalidAnswers) {
  return (
    <Alert tone="info">
      <p>{FORM_CHANGED()}</p>
      {titles.length > 0 && <p dir="auto">{formatInvalid(formatList(titles))}</p>}
      {removedCount > 0 && <p>{formatRemovedQuestions(removedCount)}</p>}
    </Alert>
  );
}
