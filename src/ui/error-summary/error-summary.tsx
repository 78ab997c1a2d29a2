import type { MouseEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon';
import { focusField } from './focus-field';
import styles from './error-summary.module.css';

/** One problem on a page: the id of its field or group, and a text that is clear without the field. */
export type Problem = { fieldId: string; text: string };

type ErrorSummaryProps = {
  problems: readonly Problem[];
  /** The number of presses on Next or Submit; each moves the focus here once, and corrections do not. */
  attempt: number;
};

/** 'There is a problem', with a link to each field; renders nothing without problems. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const announcedAttempt = useRef(0);
  const hasProblems = problems.length > 0;

  useEffect(() => {
    if (attempt === announcedAttempt.current) return;
    announcedAttempt.current = attempt;
    if (!title.current) return;
    title.current.focus({ preventScroll: true });
    title.current.scrollIntoView({ block: 'center' });
  }, [attempt]);

  if (!hasProblems) return null;

  const handleLinkClick = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    focusField(fieldId);
  };

  return (
    <section className={styles.summary} aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
        <Icon name="alert" />
        There is a problem
      </h2>
      <ul className={styles.list}>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              dir="auto"
              onClick={(event) => handleLinkClick(event, fieldId)}
              className={styles.link}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
