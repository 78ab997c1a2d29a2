import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { Button } from '../../../ui/button/button';
import { toChartFile } from './chart-file';
import { saveFile } from './save-file';
import { toExportedChart } from './to-exported-chart';

/** Saves the chart and its walkthroughs as JSON, to compare with later releases. */
export function ExportButton({ entry }: { readonly entry: MachineEntry }) {
  const save = () =>
    saveFile(`${entry.id}.json`, toChartFile([toExportedChart(entry)]), 'application/json');
  return (
    <Button variant="quiet" icon="download" onClick={save}>
      Export JSON
    </Button>
  );
}
