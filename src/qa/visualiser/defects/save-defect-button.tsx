import { useState } from 'react';
import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { Alert } from '../../../ui/alert/alert';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';
import { saveFile } from '../export/save-file';
import { formatRoute } from '../shell/route';
import { getStoredReviews, useStoredReviews } from '../walkthroughs/review-store';
import { isUnsigned } from '../walkthroughs/reviews';
import { createDefect, NO_EVIDENCE } from './create-defect';
import { toDefectFile } from './defect-file';
import type { Evidence } from './defect.types';

/** Collects what Live knows about the app at this moment. */
export type CollectEvidence = () => Promise<Evidence>;

type Props = {
  readonly walkthrough: Walkthrough;
  /** The number of the failed step, from 1; 0 is the start. */
  readonly failedStep: number;
  /** Omit outside Live. */
  readonly collectEvidence?: CollectEvidence | undefined;
};

/** Saves a failed step as a file that others can open on the chart. */
export function SaveDefectButton({ walkthrough, failedStep, collectEvidence }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isIncomplete = isUnsigned(useStoredReviews().signature);
  const save = async () => {
    setAsking(isIncomplete);
    if (isIncomplete) return;
    setBusy(true);
    const evidence = await (collectEvidence?.() ?? NO_EVIDENCE);
    const { reviews, signature } = getStoredReviews();
    const { id, machineId } = walkthrough;
    const query = { way: id, at: String(failedStep) };
    const link = new URL(
      formatRoute({ mode: 'walkthroughs', machine: machineId, query }),
      window.location.href,
    );
    const defect = createDefect({
      ...{ walkthrough, failedStep, signature, evidence },
      review: reviews[id],
      at: new Date().toISOString(),
      link: link.href,
    });
    saveFile(`${machineId}-defect.json`, toDefectFile(defect), 'application/json');
    setBusy(false);
  };
  return (
    <Stack gap={2}>
      <div>
        <Button variant="secondary" icon="download" isBusy={isBusy} onClick={() => void save()}>
          Save defect file
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
