import { useState } from 'react';
import { Alert } from '../../../ui/alert/alert';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';
import { FilesField } from './files-field';
import { chooseFiles, clearFiles, compareChosen, useChosenRelease } from './release-store';
import styles from './release.module.css';
import { canHash } from './sha256';

/** Chooses the report and the screenshots of a gallery. */
export function FilesPanel() {
  const { report, folder, screenshots, isHashing } = useChosenRelease();
  const [message, setMessage] = useState('');
  const choose = (files: readonly File[]) => {
    setMessage('');
    void chooseFiles(files).then((count) =>
      setMessage(
        count === 0
          ? `None of the ${files.length} chosen files is a report or a screenshot of a gallery.`
          : '',
      ),
    );
  };
  const problem = report !== null && 'problem' in report ? report.problem : null;
  return (
    <Stack gap={3}>
      <FilesField
        label="Folder of the gallery"
        hint="The folder with report.json and the screenshots. Nothing is uploaded."
        isFolder
        chosen={folder}
        onChoose={choose}
      />
      <FilesField
        label="Or single files"
        hint="report.json, and as many screenshots as you like, at once or one after the other."
        accept=".json,.png"
        error={problem}
        chosen={folder === null ? describeFiles(report?.name ?? null, screenshots.size) : null}
        onChoose={choose}
      />
      <p role="status">{message === '' ? describeChosen(screenshots.size, isHashing) : message}</p>
      {!canHash() && (
        <Alert tone="info">
          The browser computes no hashes on this address. Open the visualiser on https or on
          localhost to compare screenshots, and to sign.
        </Alert>
      )}
      {report !== null && 'report' in report && (
        <Comparison statuses={compareChosen(report.report, screenshots)} />
      )}
      {(report !== null || screenshots.size > 0) && (
        <div>
          <Button variant="secondary" onClick={clearFiles}>
            Remove the files
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** `report.json, 3 screenshots`; null without files. */
function describeFiles(report: string | null, count: number): string | null {
  const screenshots = count === 1 ? '1 screenshot' : `${count} screenshots`;
  const files = [...(report === null ? [] : [report]), ...(count === 0 ? [] : [screenshots])];
  return files.length === 0 ? null : files.join(', ');
}

function describeChosen(count: number, isHashing: boolean): string {
  if (count === 0) return '';
  const chosen = count === 1 ? 'One screenshot is chosen.' : `${count} screenshots are chosen.`;
  return isHashing ? `${chosen} Comparing them with the report …` : chosen;
}

function Comparison({ statuses }: { readonly statuses: ReturnType<typeof compareChosen> }) {
  const list = (expected: string) =>
    [...statuses].filter(([, status]) => status === expected).map(([file]) => file);
  const different = list('different');
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>As in the report</dt>
          <dd>
            {list('same').length} of {statuses.size}
          </dd>
        </div>
        <div>
          <dt>Not chosen</dt>
          <dd>{list('not chosen').length}</dd>
        </div>
      </dl>
      {different.length > 0 && (
        <Alert>
          These screenshots are not those of the report:
          <ul className={styles.files}>
            {different.map((file) => (
              <li key={file}>
                <code>{file}</code>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
