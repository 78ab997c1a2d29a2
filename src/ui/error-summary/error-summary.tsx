import type { MouseEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { PROBLEM, SHOW_ALL } from './copy';
import styles from './error-summary.module.css';

/** One problem on a page: the id of its field or group, and a text that is clear without the field. */
export type Problem = { fieldId: string; text: string };

type ErrorSummaryProps = {
  problems: readonly Problem[];
  /** The number of presses on Next or Submit; each moves the focus here once, and corrections do not. */
  attempt: number;
  /** Shown instead of all links above `MAX_LISTED` problems, with a link to the first. */
  summarize?: (count: number) => string;
};

/** Up to so many problems are listed at once where there is a summary. */
const MAX_LISTED = 3;

/** 'There is a problem', with a link to each field; renders nothing without problems. */
export function ErrorSummary({ problems, attempt, summarize }: ErrorSummaryProps) {
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

  return (
    <section className={styles.summary} aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
        <Icon name="alert" />
        {PROBLEM()}
      </h2>
      {summarize === undefined || problems.length <= MAX_LISTED ? (
        <ProblemList problems={problems} />
      ) : (
        <>
          <p className={styles.list}>{summarize(problems.length)}</p>
          <ProblemList problems={problems.slice(0, 1)} />
          <Others problems={problems.slice(1)} />
        </>
      )}
    </section>
  );
}

type ListProps = { readonly problems: readonly Problem[] };

/** Its items are created when it is opened: there may be a thousand. */
function Others({ problems }: ListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.link}>{SHOW_ALL()}</summary>
      {isOpen && <ProblemList problems={problems} />}
    </details>
  );
}

function ProblemList({ problems }: ListProps) {
  return (
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
  );
}

function handleLinkClick(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  focusField(fieldId);
}

const focusable =
  'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

/** Focuses the control with this id, or the first control in the element with this id. */
function focusField(fieldId: string): void {
  const element = document.getElementById(fieldId);
  const control = element?.matches(focusable) ? element : element?.querySelector(focusable);
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}
