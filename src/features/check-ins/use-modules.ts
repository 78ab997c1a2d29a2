import { useMemo } from 'react';
import { modulesFromWire } from '../../questions/check-in.adapter';
import type { CheckInModule } from '../../questions/check-in.types';

/** The modules of an answer, ready to be shown; empty while there are none. */
export function useModules(wire: readonly unknown[] | undefined): readonly CheckInModule[] {
  return useMemo(() => (wire === undefined ? [] : (modulesFromWire(wire) ?? [])), [wire]);
}

/** The one module of an answer. */
export function useModule(wire: unknown): readonly CheckInModule[] {
  return useModules(useMemo(() => (wire === undefined ? undefined : [wire]), [wire]));
}
