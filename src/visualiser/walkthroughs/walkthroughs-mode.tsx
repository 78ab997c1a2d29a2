import type { ModeProps } from '../shell/modes';

/** The mode Walkthroughs. */
export function WalkthroughsMode({ entry }: ModeProps) {
  return <p>{entry.title}</p>;
}
