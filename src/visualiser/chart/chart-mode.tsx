import { useState } from 'react';
import { toChart } from '../model/to-chart';
import type { ModeProps } from '../shell/modes';
import { ChartView } from './chart-view';
import { NO_MARKS, type Selection } from './marks';

/** The mode Chart. */
export function ChartMode({ entry }: ModeProps) {
  const chart = toChart(entry);
  const [selection, setSelection] = useState<Selection | null>(null);
  return <ChartView chart={chart} marks={NO_MARKS} selection={selection} onSelect={setSelection} />;
}
