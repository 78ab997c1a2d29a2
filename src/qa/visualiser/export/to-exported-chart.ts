import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import type { Expected, MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import type { Chart } from '../model/chart.types';
import { toChart } from '../model/to-chart';

/** The chart of a machine with its walkthroughs, to export or to compare with an export. */
export function toExportedChart(entry: MachineEntry): Chart {
  const walkthroughs = generateWalkthroughs(entry).map(({ id, title, start, initial, steps }) => ({
    id,
    title,
    steps: [
      formatStep(start.description, initial),
      ...steps.map(({ description, expected }) => formatStep(description, expected)),
    ],
  }));
  return { ...toChart(entry), walkthroughs };
}

const formatStep = (description: string, { states, expectedView }: Expected) =>
  `${description} → ${states.at(-1) ?? ''}: ${expectedView}`;
