import { useState } from 'react';
import { Alert } from '../../../ui/alert/alert';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';
import { TextArea } from '../../../ui/text-area/text-area';
import { TextField } from '../../../ui/text-field/text-field';
import { MAX_TEXT_LENGTH } from '../walkthroughs/review.types';
import { listReservations } from './describe-release';
import { listScreenshots } from './format/list-report';
import { setSigned, useChosenRelease } from './release-store';
import {
  findObstacles,
  needsAcknowledgement,
  signRelease,
  type ReleaseEvidence,
} from './sign-release';
import { SignedRecord } from './signed-record';
import styles from './release.module.css';

type Props = {
  /** Null without a report, or where the browser computes no hashes. */
  readonly evidence: ReleaseEvidence | null;
  /** False while verdicts or hashes are being computed. */
  readonly isReady: boolean;
};

/** Signs the release, and exports the signed record. */
export function SignPanel({ evidence, isReady }: Props) {
  const { signed } = useChosenRelease();
  const [name, setName] = useState('');
  const [statement, setStatement] = useState('');
  const [note, setNote] = useState('');
  const [obstacles, setObstacles] = useState<readonly string[]>([]);

  if (signed !== null) return <SignedRecord signed={signed} />;
  if (evidence === null)
    return <p className={styles.muted}>Choose the report of a gallery first.</p>;

  const hasFailures = isReady && needsAcknowledgement(evidence.verdicts);
  const sign = async () => {
    const signature = { name, statement, acknowledgement: hasFailures ? note : null };
    const found = findObstacles(evidence, signature);
    setObstacles(found);
    if (found.length > 0) return;
    setSigned(await signRelease(evidence, { ...signature, signedAt: new Date().toISOString() }));
  };
  return (
    <Stack gap={3}>
      <p className={styles.muted}>
        You sign the report, the hashes of its {countScreenshots(evidence)}, and the reviews of this
        browser. The record has a SHA-256 of all of it.
      </p>
      <MissingScreenshots evidence={evidence} />
      <TextField
        label="Your name"
        autoComplete="name"
        maxLength={MAX_TEXT_LENGTH}
        value={name}
        onChange={setName}
      />
      <TextArea
        label="Statement"
        hint="What you state about this release."
        maxLength={MAX_TEXT_LENGTH}
        value={statement}
        onChange={setStatement}
      />
      {hasFailures && (
        <TextArea
          label="Note on what did not pass"
          hint={`${listReservations(evidence.verdicts).join(', ')}. Say why the release is signed nevertheless.`}
          maxLength={MAX_TEXT_LENGTH}
          value={note}
          onChange={setNote}
        />
      )}
      {obstacles.length > 0 && (
        <Alert>
          {obstacles.map((obstacle) => (
            <p key={obstacle}>{obstacle}</p>
          ))}
        </Alert>
      )}
      <div>
        <Button
          isBusy={!isReady}
          busyLabel="Reading the walkthroughs and screenshots"
          onClick={() => void sign()}
        >
          Sign the release
        </Button>
      </div>
    </Stack>
  );
}

/** A warning if not all screenshots were chosen, so that nobody has compared them with the report. */
function MissingScreenshots({ evidence }: { readonly evidence: ReleaseEvidence }) {
  const { comparedScreenshots, differentScreenshots, report } = evidence;
  const total = listScreenshots(report).length;
  const missing = total - comparedScreenshots - differentScreenshots.length;
  if (missing <= 0) return null;
  return (
    <Alert tone="info">
      {missing === total ? `None of the ${total}` : `${missing} of the ${total}`} screenshots{' '}
      {missing === total ? 'is chosen' : 'are not chosen'}: you sign the hashes in the report, and
      nobody has compared these files with them. Choose the folder of the gallery in the tab Files.
    </Alert>
  );
}

function countScreenshots({ comparedScreenshots, report }: ReleaseEvidence): string {
  const { length } = listScreenshots(report);
  return `${length} screenshots (${comparedScreenshots} of them are chosen and as in the report)`;
}
