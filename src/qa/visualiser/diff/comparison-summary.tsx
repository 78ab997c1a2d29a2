import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';
import { toExportedChart } from '../export/to-exported-chart';
import { formatRoute } from '../shell/route';
import { useKnownWalkthroughs } from '../walkthroughs/use-walkthroughs';
import { compareAll, type MachineChange } from './compare-all';
import { CompareField } from './compare-field';
import { setComparedFile, useComparedFile, type ComparedFile } from './compared-file';
import styles from './comparison-summary.module.css';

/** Compares all machines with an earlier export. */
export function ComparisonSummary() {
  const file = useComparedFile();
  return (
    <Stack gap={3}>
      <CompareField label="Compare with the charts of an earlier release" />
      {file !== null && <Comparison file={file} />}
    </Stack>
  );
}

function Comparison({ file }: { readonly file: ComparedFile }) {
  const known = useKnownWalkthroughs();
  const isComplete = known.size === MACHINE_REGISTRY.length;
  if (!isComplete) return <p role="status">Generating the walkthroughs of all machines…</p>;
  const changes = compareAll(file.charts, MACHINE_REGISTRY.map(toExportedChart));
  const hasWalkthroughs = file.charts.every(({ walkthroughs }) => walkthroughs !== undefined);
  return (
    <>
      <p role="status">
        Compared with <strong>{file.name}</strong>: {formatCounts(changes)}.
        {!hasWalkthroughs &&
          ' Walkthroughs cannot be compared: the file is from a version that did not export them.'}
      </p>
      <ul className={styles.list} aria-label="Machines compared">
        {changes.map((change) => (
          <li key={change.id} className={styles.machine}>
            <MachineName change={change} />
            <span className={styles[change.status === 'not exported' ? 'other' : change.status]}>
              {formatChange(change)}
            </span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => setComparedFile(null)}>
        Stop comparing
      </Button>
    </>
  );
}

/** A removed machine has no page to link to. */
function MachineName({ change: { id, title, status } }: { readonly change: MachineChange }) {
  if (status === 'removed') return <span>{title}</span>;
  const href = formatRoute({ mode: 'chart', machine: id, query: { tab: 'compare' } });
  return (
    <a href={href} aria-label={`Compare: ${title}`}>
      {title}
    </a>
  );
}

function formatCounts(changes: readonly MachineChange[]): string {
  const statuses = ['changed', 'added', 'removed', 'unchanged', 'not exported'] as const;
  return statuses
    .map((status) => [changes.filter((change) => change.status === status).length, status] as const)
    .filter(([count]) => count > 0)
    .map(([count, status]) => `${count} ${status}`)
    .join(', ');
}

function formatChange({ status, structureCount, repeatCount }: MachineChange): string {
  if (status === 'not exported') return 'not in the file';
  if (status !== 'changed') return status;
  const counts = [
    ...(structureCount > 0 ? [`${structureCount} states and transitions`] : []),
    ...(repeatCount ? [`repeat ${repeatCount} walkthroughs`] : []),
  ];
  return ['changed', ...(counts.length === 0 ? [] : [`(${counts.join(', ')})`])].join(' ');
}
