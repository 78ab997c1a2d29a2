import { useState } from 'react';
import type {
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';
import { Alert } from '../../../ui/alert/alert';
import { Button } from '../../../ui/button/button';
import { Progress } from '../../../ui/progress/progress';
import { Stack } from '../../../ui/stack/stack';
import { saveFile } from '../export/save-file';
import { FileField } from '../components/file-field';
import type { SignOff } from './coverage';
import { FailedList } from './failed-list';
import { mergeOpenedSteps } from './opened-steps';
import type { ParsedReviews } from './parse-reviews';
import { readReviewFile, toReviewFile } from './review-file';
import { updateStoredReviews, useStoredReviews } from './review-store';
import { getStatus, listPassedUnopened } from './review-status';
import { isUnsigned, mergeReviews, signReviews } from './reviews';
import { SignatureFields } from './signature-fields';
import { toMarkdown } from './to-markdown';
import { UnopenedList } from './unopened-list';
import { WithheldList } from './withheld-list';
import styles from './walkthroughs.module.css';

type Props = {
  readonly entry: MachineEntry;
  readonly walkthroughs: readonly Walkthrough[];
  readonly signOff: SignOff;
};

/** Tester and build, sign-off coverage, and import and export of reviews. */
export function SignOffPanel({ entry, walkthroughs, signOff }: Props) {
  const { reviews, opened, signature, isStored } = useStoredReviews();
  const [problem, setProblem] = useState<string | null>(null);
  const [importMessage, setImportMessage] = useState('');

  const signed = () => signReviews(reviews, signature);
  const failed = walkthroughs.filter((walkthrough) => getStatus(walkthrough, reviews) === 'fail');
  const unopened = listPassedUnopened(walkthroughs, reviews, opened);
  const unsigned = Object.values(reviews).filter(isUnsigned).length;
  const now = () => new Date().toISOString();
  const saveMarkdown = () =>
    saveFile(
      `${entry.id}-sign-off.md`,
      toMarkdown(entry, walkthroughs, signed(), opened, now()),
      'text/markdown',
    );
  const saveJson = () =>
    saveFile('sign-off.json', toReviewFile(signed(), opened, now()), 'application/json');
  const importReviews = (name: string, content: string) => {
    const result = readReviewFile(content);
    setProblem('problem' in result ? result.problem : null);
    if (!('reviews' in result)) return;
    updateStoredReviews({
      reviews: mergeReviews(reviews, result.reviews),
      opened: mergeOpenedSteps(opened, result.opened),
    });
    setImportMessage(formatImportResult(name, result));
  };

  return (
    <Stack gap={3}>
      <SignatureFields />
      {unsigned > 0 && <p className={styles.muted}>{formatUnsignedCount(unsigned)}</p>}
      {!isStored && (
        <Alert tone="info">
          This browser does not allow storage: export your reviews before you close the page.
        </Alert>
      )}
      <Meter label="States signed off" value={signOff.states.size} max={signOff.stateCount} />
      <Meter
        label="Transitions signed off"
        value={signOff.transitions.size}
        max={signOff.transitionCount}
      />
      <FailedList failed={failed} />
      <WithheldList withheld={signOff.withheld} />
      <UnopenedList walkthroughs={unopened} {...{ reviews, opened }} />
      <div className={styles.buttons}>
        <Button variant="secondary" icon="download" onClick={saveMarkdown}>
          Export as Markdown
        </Button>
        <Button variant="secondary" icon="download" onClick={saveJson}>
          Export all as JSON
        </Button>
      </div>
      <FileField
        label="Import reviews"
        hint="A JSON file exported from here. Of two reviews of a walkthrough, the later one is kept."
        accept=".json"
        error={problem}
        onChoose={importReviews}
      />
      <p role="status">{importMessage}</p>
    </Stack>
  );
}

function formatUnsignedCount(count: number): string {
  const subject = count === 1 ? 'One review names' : `${count} reviews name`;
  return `${subject} no tester or no build. Exports use the values above for them.`;
}

function formatImportResult(name: string, { reviews, skippedCount }: ParsedReviews): string {
  const count = Object.keys(reviews).length;
  const summary = `${count} ${count === 1 ? 'review was' : 'reviews were'} read from “${name}”.`;
  if (skippedCount === 0) return summary;
  return `${summary} ${skippedCount} ${skippedCount === 1 ? 'was' : 'were'} left out because of invalid data.`;
}

function Meter({ label, value, max }: { label: string; value: number; max: number }) {
  const text = `${value} of ${max}`;
  return (
    <div className={styles.meter}>
      <span>
        {label}: {text}
      </span>
      <Progress label={label} value={value} max={max} valueText={text} />
    </div>
  );
}
