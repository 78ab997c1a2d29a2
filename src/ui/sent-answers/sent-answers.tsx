import type { Time } from '../../../machines/completed-since';
import { formatDayAndTime } from '../../lib/time/format-dates';
import { TextLink } from '../text-link/text-link';
import { formatSent, WAYS_TO_GET_HELP, WHAT_NEXT } from './copy';
import styles from './sent-answers.module.css';

type Props = {
  /** The names of what was sent, in order; empty where they are no longer known. */
  readonly names: readonly string[];
  readonly sentAt: Time;
  readonly safetyNetPath: string;
};

/** After a submit: what was sent and when, what happens next, and where help is. */
export function SentAnswers({ names, sentAt, safetyNetPath }: Props) {
  return (
    <>
      <p className={styles.receipt}>
        {names.length > 0 && (
          <span dir="auto" className={styles.names}>
            {names.join(', ')}
          </span>
        )}
        {sentAt != null && <span>{formatSent(formatDayAndTime(sentAt))}</span>}
      </p>
      <p>
        {WHAT_NEXT} <TextLink to={safetyNetPath}>{WAYS_TO_GET_HELP}</TextLink>.
      </p>
    </>
  );
}
