import type { Time } from '../../../machines/completed-since';
import { formatDayAndTime } from '../../lib/time/format-dates';
import { TextLink } from '../text-link/text-link';
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
        {sentAt != null && <span>Sent {formatDayAndTime(sentAt)}</span>}
      </p>
      <p>
        The clinic can see the answers now, but may not read them right away. If you need help
        sooner, here are <TextLink to={safetyNetPath}>ways to get help now</TextLink>.
      </p>
    </>
  );
}
