import { useMemo } from 'react';
import { useMemoWithTexts } from '../../lib/language/use-memo-with-texts';
import { modulesFromWire } from '../../questions/check-in.adapter';
import type { CheckInModule } from '../../questions/check-in.types';

/** Returns the parsed modules of a response; empty if it is undefined or malformed. */
export function useModules(wire: readonly unknown[] | undefined): readonly CheckInModule[] {
  return useMemoWithTexts(toModules, wire);
}

const toModules = (wire: readonly unknown[] = []): readonly CheckInModule[] =>
  modulesFromWire(wire) ?? [];

/** Returns the parsed module of a response, in a list; empty if it is undefined or malformed. */
export function useModule(wire: unknown): readonly CheckInModule[] {
  return useModules(useMemo(() => (wire === undefined ? undefined : [wire]), [wire]));
}
