import { useState } from 'react';
import { Icon } from '../../../ui/icon/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { formatRoute } from '../shell/route';
import { describeHumanVerdict, describeMachineVerdict } from './describe-release';
import type { GalleryResult } from './gallery-report';
import styles from './release.module.css';
import type { Verdict } from './verdicts';

type Props = { readonly machineId: string; readonly verdict: Verdict };

/** A walkthrough: the machine's verdict beside the human one, and on demand what the gallery found. */
export function WalkthroughRow({ machineId, verdict }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, title, machine, human, isKnown, isReviewable, reported } = verdict;
  const hasProblems = (reported?.problems.length ?? 0) > 0;
  const isBadReview = human === 'fail' || verdict.reviewProblems.length > 0;
  const isGood = machine === 'passed' && isKnown;
  return (
    <>
      <tr>
        <th scope="row">
          {title}{' '}
          {hasProblems && (
            <button
              type="button"
              className={styles.disclosure}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? 'Hide details' : 'Details'}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </button>
          )}
        </th>
        <td className={isGood ? styles.pass : styles.fail}>
          <Icon name={isGood ? 'done' : 'alert'} size="small" /> {describeMachineVerdict(verdict)}
        </td>
        <td className={isBadReview ? styles.fail : human === 'pass' ? styles.pass : undefined}>
          {isBadReview && <Icon name="alert" size="small" />} {describeHumanVerdict(verdict)}{' '}
          {isKnown && isReviewable && (
            <a
              href={formatRoute({
                mode: 'walkthroughs',
                machine: machineId,
                query: { way: id },
              })}
              aria-label={`Review: ${title}`}
            >
              Review
            </a>
          )}
        </td>
      </tr>
      {isOpen && reported !== null && (
        <tr>
          <td colSpan={3}>
            <Details {...reported} />
          </td>
        </tr>
      )}
    </>
  );
}

/** What the gallery found. */
function Details({ durationMs, problems }: GalleryResult) {
  return (
    <div className={styles.details}>
      <p className={styles.muted}>{(durationMs / 1000).toFixed(1)} s</p>
      {problems.map((problem, index) => (
        <pre key={index} className={styles.problem}>
          {problem}
        </pre>
      ))}
    </div>
  );
}
