import type { MouseEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon';
import { focusField } from './focus-field';
import styles from './error-summary.module.css';

/** One problem of a page: the id of the field or group it belongs to, and a text that makes sense on its own. */
export type Problem = { fieldId: string; text: string };

type ErrorSummaryProps = {
  problems: readonly Problem[];
  /** Counts the presses on Next or Submit; the focus comes here once for each, and never while problems are mended. */
  attempt: number;
};

/** 'There is a problem', with a link to each field; nothing while there are no problems. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const announced = useRef(0);
  const hasProblems = problems.length > 0;

  useEffect(() => {
    if (attempt === announced.current) return;
    announced.current = attempt;
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
