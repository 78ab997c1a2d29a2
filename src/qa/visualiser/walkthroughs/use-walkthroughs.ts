import { useEffect, useState } from 'react';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import type {
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';

/** The walkthroughs of a machine; null until they are generated, after the first paint. */
export function useWalkthroughs(entry: MachineEntry): readonly Walkthrough[] | null {
  const [walkthroughs, setWalkthroughs] = useState<readonly Walkthrough[] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setWalkthroughs(generateWalkthroughs(entry)), 0);
    return () => clearTimeout(timer);
  }, [entry]);
  return walkthroughs;
}
