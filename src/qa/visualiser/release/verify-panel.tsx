import { useEffect, useState } from 'react';
import { Alert } from '../../../ui/alert/alert';
import { Stack } from '../../../ui/stack/stack';
import { FileField } from '../components/file-field';
import { useChosenRelease } from './release-store';
import styles from './release.module.css';
import { canHash } from './sha256';
import { verifyRelease, type Verification } from './verify-release';

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
        <Result name={record.name} result={result} />
      )}
    </Stack>
  );
}

function Result({ name, result }: { readonly name: string; readonly result: Verification }) {
  const { signed, isRecordUnchanged, files } = result;
  const { signature, sha256 } = signed;
  const differing = files.filter(({ status }) => status !== 'unchanged');
  const unchanged = files.length - differing.length;
  return (
    <>
      {isRecordUnchanged ? (
        <Alert tone={differing.length === 0 ? 'success' : 'info'}>
          “{name}” is unchanged since it was signed by {signature.name},{' '}
          {new Date(signature.signedAt).toUTCString()}.
        </Alert>
      ) : (
        <Alert>
          “{name}” has been changed: it is not what {signature.name} signed.
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
            {unchanged} of {files.length} unchanged since it was signed
          </span>
        </dd>
      </dl>
      {differing.length > 0 && (
        <ul aria-label="Files that differ" className={styles.files}>
          {differing.map(({ file, status }) => (
            <li key={file}>
              <strong className={styles.fail}>{status}</strong> <code>{file}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
