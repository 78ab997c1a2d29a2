import { createSharedState, useSharedState } from '../components/shared-state';
import type { GalleryReport } from './gallery-report';

/** The report of a gallery that was chosen, with the name of its file. */
export type ChosenReport = { readonly name: string; readonly report: GalleryReport };

const chosenReport = createSharedState<ChosenReport | null>(null);

/** Keeps a report for all modes, until the page is closed; null removes it. */
export const setChosenReport = (chosen: ChosenReport | null) => void chosenReport.set(chosen);

/** The chosen report, or null. */
export const useChosenReport = () => useSharedState(chosenReport);
