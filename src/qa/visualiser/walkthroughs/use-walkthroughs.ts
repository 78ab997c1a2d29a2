import { useEffect, useState } from 'react';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import type {
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';

/** The ways through a machine; null until they are found, which may take a moment that the page is first drawn in. */
export function useWalkthroughs(entry: MachineEntry): readonly Walkthrough[] | null {
  const [walkthroughs, setWalkthroughs] = useState<readonly Walkthrough[] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setWalkthroughs(generateWalkthroughs(entry)), 0);
    return () => clearTimeout(timer);
  }, [entry]);
  return walkthroughs;
}
