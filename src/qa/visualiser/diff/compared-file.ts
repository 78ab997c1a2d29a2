import { createSharedState, useSharedState } from '../components/shared-state';
import type { Chart } from '../model/chart.types';

/** The earlier export to compare all machines with; lost when the page closes. */
export type ComparedFile = { readonly name: string; readonly charts: readonly Chart[] };

const comparedFile = createSharedState<ComparedFile | null>(null);

/** Sets the file to compare with; null stops comparing. */
export const setComparedFile = (file: ComparedFile | null) => void comparedFile.set(file);

/** The file to compare with, or null. */
export const useComparedFile = () => useSharedState(comparedFile);
