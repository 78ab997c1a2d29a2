import type { ModeProps } from '../shell/modes';

/** The mode Chart. */
export function ChartMode({ entry }: ModeProps) {
  return <p>{entry.title}</p>;
}
