import { useEffect, useState } from 'react';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';

/** The ids of the machines whose walkthroughs are generated: one after the other, so that the page responds in between. */
export function useGeneratedMachines(): ReadonlySet<string> {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const entry = MACHINE_REGISTRY[count];
    if (entry === undefined) return;
    const timer = setTimeout(() => {
      generateWalkthroughs(entry);
      setCount(count + 1);
    }, 0);
    return () => clearTimeout(timer);
  }, [count]);
  return new Set(MACHINE_REGISTRY.slice(0, count).map(({ id }) => id));
}
