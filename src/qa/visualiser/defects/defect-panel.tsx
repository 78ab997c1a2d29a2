import { useState } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { Button } from '../../../ui/button/button';
import { FileField } from '../components/file-field';
import { readDefectFile } from './defect-file';
import { DefectView } from './defect-view';
import styles from './defects.module.css';
import { setOpenedDefect, useOpenedDefect } from './opened-defect';

/** Opens a defect file, and shows it beside the chart that marks it. */
export function DefectPanel({ entry }: { readonly entry: MachineEntry }) {
  const opened = useOpenedDefect();
  const [problem, setProblem] = useState<string | null>(null);
  const open = (name: string, content: string) => {
    const result = readDefectFile(content);
    setProblem('problem' in result ? result.problem : null);
    if ('defect' in result) setOpenedDefect({ name, defect: result.defect });
  };
  return (
    <div className={styles.panel}>
      <FileField
        label="Open a defect file"
        hint="A JSON file saved after a failed step. It stays on this device."
        accept=".json"
        error={problem}
        chosen={opened?.name ?? null}
        onChoose={open}
      />
      {opened !== null && (
        <>
          <p className={styles.muted}>
            From <strong>{opened.name}</strong>
          </p>
          <DefectView entry={entry} defect={opened.defect} />
          <div>
            <Button variant="secondary" onClick={() => setOpenedDefect(null)}>
              Close the defect
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
