import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';
import type { Selection } from '../chart/highlights';
import { CompareField } from './compare-field';
import { setComparedFile, useComparedFile } from './compared-file';
import { DiffList } from './diff-list';
import type { ChartDiff } from './diff.types';

type Props = {
  /** Of the machine. */
  readonly title: string;
  /** Null if there is no earlier chart of this machine. */
  readonly diff: ChartDiff | null;
  readonly onSelect: (selection: Selection) => void;
};

/** Compares this chart with an earlier export. */
export function ComparePanel({ title, diff, onSelect }: Props) {
  const file = useComparedFile();
  return (
    <Stack gap={3}>
      <CompareField label="Compare with an earlier chart" />
      {file !== null && (
        <>
          <p>
            Compared with <strong>{file.name}</strong>.{' '}
            {diff === null && `It has no chart of “${title}”.`}
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
