import { useEffect, useState } from 'react';
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
