import type { AnswerHolder } from './answer-holder';
import { ANSWERED, formatAnswered } from './copy';
import styles from './assessment-layout.module.css';
import { useHolder } from './use-holder';

type Props = {
  readonly holder: Omit<AnswerHolder, 'send'>;
  readonly assessmentId: string;
  readonly count: number;
};

/** '3 of 10 answered', as a bar and in words; the only part of the page that an answer renders besides its question. */
export function AnswerProgress({ holder, assessmentId, count }: Props) {
  const answered = useHolder(holder, ({ answers, unanswered }) => {
    const given = answers[assessmentId] ?? {};
    const unacceptable = unanswered[assessmentId]?.filter((key) => key in given) ?? [];
    return Object.keys(given).length - unacceptable.length;
  });
  return (
    <p className={styles.progress}>
      <progress value={answered} max={count} aria-label={ANSWERED()} className={styles.bar} />
      {formatAnswered(answered, count)}
    </p>
  );
}
