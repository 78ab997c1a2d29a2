import { useSelector } from '@xstate/react';
import { useIntakeInfo } from '../../state/intake-info-context';
import { IntroContent } from './intro-content';
import { StepProblem, type StepProps } from './step-layout';

/** Describes the steps; the code is exchanged only when the user presses Continue (§4 INTRO). */
export function IntroStep({ flow }: StepProps) {
  const { clinic } = useIntakeInfo();
  return (
    <IntroContent
      clinicName={clinic.name}
      isBusy={useSelector(flow, (snapshot) => snapshot.hasTag('busy'))}
      problem={<StepProblem flow={flow} step="INTRO" />}
      onContinue={() => flow.send({ type: 'CONTINUE' })}
    />
  );
}
