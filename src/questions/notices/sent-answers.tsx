import type { Time } from '../../../machines/completed-since';
import type { OtherVersion, Submission } from '../../../machines/submission/submission.types';
import { formatDayAndTime } from '../../lib/time/format-dates';
import { TextLink } from '../../ui/text-link/text-link';
import {
  formatRestSent,
  formatSent,
  formatSentElsewhere,
  formatSuperseded,
  HAD_RECEIVED,
  NEED_HELP,
  WAYS_TO_GET_HELP,
  WHAT_NEXT,
} from './copy';
import styles from './sent-answers.module.css';

type Props = {
  /** The names of what was sent, in order; empty where they are no longer known. */
  readonly names: readonly string[];
  /** When the server confirmed the submit; null if it did not. */
  readonly sentAt: Time;
  readonly submission: Pick<Submission, 'receivedAt' | 'superseded'>;
  /** True if every question was skipped. */
  readonly isBlank: boolean;
  readonly safetyNetPath: string;
};

/** After a submit: what was sent and when, what happens next, and where help is. */
export function SentAnswers({ names, sentAt, submission, isBlank, safetyNetPath }: Props) {
  const { receivedAt, superseded } = submission;
  return (
    <>
      <p className={styles.receipt}>
        {names.length > 0 && (
          <span dir="auto" className={styles.names}>
            {names.join(', ')}
          </span>
        )}
        {receivedAt != null && (
          <>
            {!isBlank && <span>{HAD_RECEIVED()}</span>}
            <span>{formatSent(formatDayAndTime(receivedAt))}</span>
          </>
        )}
        {sentAt != null && <span>{getSentText(receivedAt)(formatDayAndTime(sentAt))}</span>}
        {superseded !== null && <span>{getSupersededText(superseded)}</span>}
      </p>
      <p>
        {isBlank ? NEED_HELP() : WHAT_NEXT()}{' '}
        <TextLink to={safetyNetPath}>{WAYS_TO_GET_HELP()}</TextLink>.
      </p>
    </>
  );
}

const getSupersededText = ({ at, hasArrived }: OtherVersion) =>
  (hasArrived ? formatSentElsewhere : formatSuperseded)(formatDayAndTime(at));

const getSentText = (receivedAt: Time) => (receivedAt == null ? formatSent : formatRestSent);
