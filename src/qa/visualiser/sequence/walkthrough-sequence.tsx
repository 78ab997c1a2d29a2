import { useMemo } from 'react';
import type {
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';
import { getSimulator } from '../simulate/simulator';
import { goToStep, replaySequence } from '../simulate/simulation.reducer';
import { walkthroughToSequence } from '../walkthroughs/walkthrough-to-sequence';
import { SequencePanel } from './sequence-panel';

type Props = {
  readonly entry: MachineEntry;
  readonly walkthrough: Walkthrough;
  /** The selected step, counted from 1; 0 is the start. */
  readonly currentStep: number;
};

/** The messages of a walkthrough up to a step. */
export function WalkthroughSequence({ entry, walkthrough, currentStep }: Props) {
  const replayed = useMemo(() => {
    const { input, moves } = walkthroughToSequence(walkthrough);
    return replaySequence(getSimulator(entry), input, moves).simulation;
  }, [entry, walkthrough]);
  const simulation = useMemo(() => goToStep(replayed, currentStep), [replayed, currentStep]);
  return <SequencePanel entry={entry} simulation={simulation} />;
}
