import type {
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';
import { FLOW_PAGES } from '../../flow-drivers/flow-pages';

/** A state that a walkthrough ends in; `reason` says why it has no screen, or is null. */
export type Screen = {
  readonly entry: MachineEntry;
  readonly state: string;
  readonly reason: string | null;
};

/** The innermost states in which the walkthroughs end, each once. */
export function listScreens(
  walkthroughs: readonly { readonly entry: MachineEntry; readonly walkthrough: Walkthrough }[],
): readonly Screen[] {
  const byKey = new Map(
    walkthroughs.map(({ entry, walkthrough }) => {
      const { states } = walkthrough.steps.at(-1)?.expected ?? walkthrough.initial;
      const state = states.at(-1) ?? '';
      const reason = FLOW_PAGES[entry.id]?.notVisible?.[state] ?? null;
      return [`${entry.id} ${state}`, { entry, state, reason }];
    }),
  );
  return [...byKey.values()];
}
