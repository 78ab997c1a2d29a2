import { useState } from 'react';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';
import type { Selection } from '../chart/highlights';
import { readChartFile } from '../export/chart-file';
import { FileField } from '../components/file-field';
import type { Chart } from '../model/chart.types';
import { setComparedFile, useComparedFile } from './compared-file';
import { DiffList } from './diff-list';
import type { ChartDiff } from './diff.types';

type Props = {
  readonly chart: Chart;
  /** Null if there is no earlier chart of this machine. */
  readonly diff: ChartDiff | null;
  readonly onSelect: (selection: Selection) => void;
};

/** Compares this chart with an earlier export. */
export function ComparePanel({ chart, diff, onSelect }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const file = useComparedFile();
  const compareWithFile = (name: string, content: string) => {
    const result = readChartFile(content);
    setProblem('problem' in result ? result.problem : null);
    if ('charts' in result) setComparedFile({ name, charts: result.charts });
  };
  return (
    <Stack gap={3}>
      <FileField
        label="Compare with an earlier chart"
        hint="An SVG or JSON file exported from here. It stays on this device."
        accept=".json,.svg"
        error={problem}
        onChoose={compareWithFile}
      />
      {file !== null && (
        <>
          <p>
            Compared with <strong>{file.name}</strong>.{' '}
            {diff === null && `It has no chart of “${chart.title}”.`}
          </p>
          {diff !== null && <DiffList diff={diff} onSelect={onSelect} />}
          <Button variant="secondary" onClick={() => setComparedFile(null)}>
            Stop comparing
          </Button>
        </>
      )}
    </Stack>
  );
}
