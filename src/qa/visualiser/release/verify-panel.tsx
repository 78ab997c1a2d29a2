import { useEffect, useState } from 'react';
import { Alert } from '../../../ui/alert/alert';
import { Stack } from '../../../ui/stack/stack';
import { FileField } from '../components/file-field';
import { useChosenRelease } from './release-store';
import styles from './release.module.css';
import { canHash } from './sha256';
import { verifyRelease, type Verification, type VerifiedFile } from './verify-release';

/** Compares a signed record with the chosen files. */
export function VerifyPanel() {
  const { report, screenshots, isHashing } = useChosenRelease();
  const [record, setRecord] = useState<{ readonly name: string; readonly text: string } | null>(
    null,
  );
  const [result, setResult] = useState<Awaited<ReturnType<typeof verifyRelease>> | null>(null);

  useEffect(() => {
    if (record === null || isHashing) return;
    let isCurrent = true;
    void verifyRelease(record.text, {
      report: report?.sha256 ?? null,
      getScreenshot: (file) => screenshots.get(file)?.sha256 ?? null,
    }).then((verified) => {
      if (isCurrent) setResult(verified);
    });
    return () => {
      isCurrent = false;
    };
  }, [record, report, screenshots, isHashing]);

  if (!canHash())
    return <p className={styles.muted}>The browser computes no hashes on this address.</p>;
  return (
    <Stack gap={3}>
      <FileField
        label="Signed record"
        hint="The JSON that was exported when the release was signed. It is compared with the files of the tab Files."
        accept=".json"
        error={result !== null && 'problem' in result ? result.problem : null}
        onChoose={(name, text) => setRecord({ name, text })}
      />
      {record !== null && result !== null && 'files' in result && (
        <Result
          name={record.name}
          result={result}
          hasFiles={report !== null || screenshots.size > 0}
        />
      )}
    </Stack>
  );
}

type ResultProps = {
  readonly name: string;
  readonly result: Verification;
  /** False if no files were chosen to compare with. */
  readonly hasFiles: boolean;
};

function Result({ name, result, hasFiles }: ResultProps) {
  const { signed, isRecordUnchanged, files } = result;
  const { signature, sha256 } = signed;
  const list = (expected: VerifiedFile['status']) =>
    files.filter(({ status }) => status === expected);
  const [changed, missing] = [list('changed'), list('missing')];
  const unchanged = list('unchanged').length;
  return (
    <>
      {isRecordUnchanged ? (
        <Alert tone={unchanged === files.length ? 'success' : 'info'}>
          The record “{name}” is unchanged since it was signed by {signature.name},{' '}
          {new Date(signature.signedAt).toUTCString()}.
          {!hasFiles && ' Choose the report and its screenshots in the tab Files to compare them.'}
        </Alert>
      ) : (
        <Alert>
          “{name}” has been changed: it is not what {signature.name} signed.
        </Alert>
      )}
      {changed.length > 0 && (
        <Alert>
          {changed.length === 1
            ? 'One file has changed since the release was signed.'
            : `${changed.length} files have changed since the release was signed.`}
        </Alert>
      )}
      <dl className={styles.facts}>
        <dt>Its SHA-256</dt>
        <dd>
          <code>{sha256}</code>
        </dd>
        <dt>Statement</dt>
        <dd>{signature.statement}</dd>
        {signature.acknowledgement !== null && (
          <>
            <dt>Note on what did not pass</dt>
            <dd>{signature.acknowledgement}</dd>
          </>
        )}
        <dt>Files</dt>
        <dd>
          <span role="status">
            {hasFiles
              ? `${unchanged} of ${files.length} unchanged since it was signed`
              : `None of ${files.length} is chosen`}
          </span>
        </dd>
      </dl>
      {changed.length > 0 && <FileList label="Files that have changed" files={changed} />}
      {hasFiles && missing.length > 0 && (
        // A list of hundreds would hide the rest.
        <details open={missing.length <= MAX_OPEN_LENGTH}>
          <summary className={styles.fail}>
            {missing.length} of {files.length} not chosen
          </summary>
          <FileList label="Files that are missing" files={missing} />
        </details>
      )}
    </>
  );
}

const MAX_OPEN_LENGTH = 10;

function FileList({ label, files }: { label: string; files: readonly VerifiedFile[] }) {
  return (
    <ul aria-label={label} className={styles.files}>
      {files.map(({ file, status }) => (
        <li key={file}>
          <strong className={styles.fail}>{status}</strong> <code>{file}</code>
        </li>
      ))}
    </ul>
  );
}
