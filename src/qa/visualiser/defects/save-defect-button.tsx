import { useState } from 'react';
import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { Alert } from '../../../ui/alert/alert';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';
import { saveFile } from '../export/save-file';
import { formatRoute } from '../shell/route';
import { getStoredReviews, useStoredReviews } from '../walkthroughs/review-store';
import { isUnsigned } from '../walkthroughs/reviews';
import { toDefectMarkdown, type Evidence } from './defect-markdown';

/** Collects what Live knows about the app at this moment. */
export type CollectEvidence = () => Evidence;

type Props = {
  readonly walkthrough: Walkthrough;
  /** The number of the failed step, from 1; 0 is the start. */
  readonly failedStep: number;
  /** Omit outside Live. */
  readonly collectEvidence?: CollectEvidence | undefined;
};

/** Saves a failed step as Markdown for an issue. */
export function SaveDefectButton({ walkthrough, failedStep, collectEvidence }: Props) {
  const [isAsking, setAsking] = useState(false);
  const isIncomplete = isUnsigned(useStoredReviews().signature);
  const save = () => {
    setAsking(isIncomplete);
    if (isIncomplete) return;
    const { reviews, signature } = getStoredReviews();
    const { id, machineId: machine } = walkthrough;
    const query = { way: id, at: String(failedStep) };
    const hash = formatRoute({ mode: 'walkthroughs', machine, query });
    const markdown = toDefectMarkdown({
      ...{ walkthrough, failedStep, signature },
      review: reviews[id],
      at: new Date().toISOString(),
      link: new URL(hash, window.location.href).href,
      evidence: collectEvidence?.() ?? null,
    });
    saveFile(`${machine}-defect.md`, markdown, 'text/markdown');
  };
  return (
    <Stack gap={2}>
      <div>
        <Button variant="secondary" icon="download" onClick={save}>
          Save defect
        </Button>
      </div>
      {isAsking && isIncomplete && (
        <Alert>
          Enter the tester and the build above: a defect names who has seen it in which build.
        </Alert>
      )}
    </Stack>
  );
}
