import { useEffect, useState } from 'react';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import type {
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';

type Generated = { readonly entry: MachineEntry; readonly walkthroughs: readonly Walkthrough[] };

/** The walkthroughs of a machine; null until they are generated, after the first paint, or without a machine. */
export function useWalkthroughs(entry: MachineEntry | null): readonly Walkthrough[] | null {
  const [generated, setGenerated] = useState<Generated | null>(null);
  useEffect(() => {
    if (entry === null) return;
    const timer = setTimeout(
      () => setGenerated({ entry, walkthroughs: generateWalkthroughs(entry) }),
      0,
    );
    return () => clearTimeout(timer);
  }, [entry]);
  return generated?.entry === entry ? generated.walkthroughs : null;
}

/** The walkthroughs of all machines, by id; a machine is missing until they are generated. */
export type KnownWalkthroughs = ReadonlyMap<string, readonly Walkthrough[]>;

/** The walkthroughs of all machines, generated one machine after the other so that the page stays responsive. */
export function useKnownWalkthroughs(): KnownWalkthroughs {
  const [known, setKnown] = useState<KnownWalkthroughs>(new Map());
  const next = MACHINE_REGISTRY.find(({ id }) => !known.has(id));
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(
      () => setKnown((before) => new Map(before).set(next.id, generateWalkthroughs(next))),
      0,
    );
    return () => clearTimeout(timer);
  }, [next]);
  return known;
}
