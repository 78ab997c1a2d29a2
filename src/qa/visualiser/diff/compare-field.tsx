import { useState } from 'react';
import { FileField } from '../components/file-field';
import { readChartFile } from '../export/chart-file';
import { setComparedFile, useComparedFile } from './compared-file';

/** Chooses the earlier export to compare with. */
export function CompareField({ label }: { readonly label: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const comparedFile = useComparedFile();
  const compareWithFile = (name: string, content: string) => {
    const result = readChartFile(content);
    setProblem('problem' in result ? result.problem : null);
    if ('charts' in result) setComparedFile({ name, charts: result.charts });
  };
  return (
    <FileField
      label={label}
      hint="A JSON file exported from here. It stays on this device."
      accept=".json"
      error={problem}
      chosen={comparedFile?.name ?? null}
      onChoose={compareWithFile}
    />
  );
}
