import { useState } from 'react';
import { Icon } from '../../../ui/icon/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { formatRoute } from '../shell/route';
import { describeHumanVerdict, describeMachineVerdict } from './describe-release';
import type { ReportedWalkthrough } from './format/report.schema';
import type { ChosenRelease } from './release-store';
import styles from './release.module.css';
import { ScreenshotList } from './screenshot-list';
import type { ListedVerdict } from './verdicts';

type Props = {
  readonly machineId: string;
  readonly verdict: ListedVerdict;
  readonly screenshots: ChosenRelease['screenshots'];
};

/** A walkthrough: the machine's verdict beside the human one, and on demand what the report has about it. */
export function WalkthroughRow({ machineId, verdict, screenshots }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { walkthroughId, title, machine, human, isKnown, isReviewable, reported } = verdict;
  const isBadReview = human === 'fail' || verdict.reviewProblems.length > 0;
  const isGood = machine === 'passed' && isKnown;
  return (
    <>
      <tr>
        <th scope="row">
          {title}{' '}
          {reported !== null && (
            <button
              type="button"
              className={styles.disclosure}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? 'Hide details' : describeDetails(reported)}
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
                query: { way: walkthroughId },
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
            <Details walkthrough={reported} screenshots={screenshots} />
          </td>
        </tr>
      )}
    </>
  );
}

function describeDetails({ views, consoleProblems }: ReportedWalkthrough): string {
  const findings =
    consoleProblems.length + views.reduce((sum, { violations }) => sum + violations.length, 0);
  const count = views.reduce((sum, { screenshots }) => sum + screenshots.length, 0);
  const counted = count === 1 ? '1 screenshot' : `${count} screenshots`;
  return findings === 0 ? counted : `${counted}, ${findings} findings`;
}

function Details({
  walkthrough,
  screenshots,
}: Pick<Props, 'screenshots'> & { readonly walkthrough: ReportedWalkthrough }) {
  const { durationMs, error, stopReason, consoleProblems, views } = walkthrough;
  const violations = views.flatMap((view) =>
    view.violations.map(({ id, help, variant, nodes }) =>
      [`${view.title}, ${variant}: ${help} (${id})`, ...nodes].join(' '),
    ),
  );
  return (
    <div className={styles.details}>
      <p className={styles.muted}>
        {(durationMs / 1000).toFixed(1)} s
        {stopReason === null ? '' : `. It stops early: ${stopReason}`}
      </p>
      {error !== null && <p className={styles.fail}>{error}</p>}
      <Findings title="Console" findings={consoleProblems} />
      <Findings title="Violations" findings={violations} />
      {views.map((view) => (
        <ScreenshotList key={view.id} view={view} screenshots={screenshots} />
      ))}
    </div>
  );
}

function Findings({ title, findings }: { title: string; findings: readonly string[] }) {
  if (findings.length === 0) return <p className={styles.muted}>{title}: none</p>;
  return (
    <div className={styles.fail}>
      {title}:
      <ul className={styles.files}>
        {findings.map((finding, index) => (
          <li key={index}>{finding}</li>
        ))}
      </ul>
    </div>
  );
}
