import { useEffect, useState } from 'react';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import type { KnownWalkthroughs } from './verdicts';

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
