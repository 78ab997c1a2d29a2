import type { ComponentProps } from 'react';
import type { SubmittingContext } from '../../../machines/submission/submission.types';
import { CLOSE_PAGE, completedDetail, HAD_RECEIVED, SENT_BLANK } from './copy';
import { SentAnswers } from './sent-answers';
import { SentCopy } from './sent-copy';
import { StartsOver } from './starts-over';

type Props = {
  /** Of the flow. */
  readonly context: Pick<
    SubmittingContext,
    'submittedAt' | 'submission' | 'isBlank' | 'sentAnswers'
  >;
  readonly isKiosk?: boolean;
  /** Nothing leads on from the page. */
  readonly isEnd?: boolean;
  /** The patient's name in the possessive for a participant; null for the patient. */
  readonly participantName: string | null;
  readonly names: readonly string[];
  readonly safetyNetPath: string;
  /** Of what was sent; empty where there is no copy. */
  readonly forms: ComponentProps<typeof SentCopy>['forms'];
  readonly clinic?: string | null;
};

/** After a submit: what was sent, a copy of it, and what comes next; at a kiosk, that it starts over (D7). */
export function SubmittedDetails({
  context,
  isKiosk = false,
  isEnd = false,
  participantName,
  names,
  safetyNetPath,
  forms,
  clinic = null,
}: Props) {
  const { submittedAt, submission, isBlank, sentAnswers } = context;
  return (
    <>
      <p>{isBlank ? SENT_BLANK() : completedDetail(participantName)}</p>
      {isKiosk ? (
        <>
          {/* Neither names nor times: the next visitor may see them. */}
          {submission.receivedAt != null && !isBlank && <p>{HAD_RECEIVED()}</p>}
          <StartsOver submittedAt={submittedAt} />
        </>
      ) : (
        <>
          <SentAnswers
            names={names}
            sentAt={submittedAt}
            submission={submission}
            isBlank={isBlank}
            safetyNetPath={safetyNetPath}
          />
          <SentCopy
            forms={forms}
            answers={sentAnswers}
            sentAt={submittedAt ?? submission.receivedAt}
            clinic={clinic}
          />
          {isEnd && <p>{CLOSE_PAGE()}</p>}
        </>
      )}
    </>
  );
}
