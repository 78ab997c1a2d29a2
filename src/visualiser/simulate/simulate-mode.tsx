import type { ModeProps } from '../shell/modes';

/** The mode Simulate. */
export function SimulateMode({ entry }: ModeProps) {
  return <p>{entry.title}</p>;
}
