import { useSelector } from '@xstate/react';
import { useIntakeInfo } from '../../state/intake-info-context';
import { Actions, Button } from '../../ui/button/button';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { CONTINUE, INTRO_HEADING, INTRO_NOTE, INTRO_STEPS, introText, OPENING } from './copy';
import styles from './intro-step.module.css';
import { StepProblem, type StepProps } from './step-layout';

/** Describes the steps; the code is exchanged only when the user presses Continue (§4 INTRO). */
export function IntroStep({ flow }: StepProps) {
  const { clinic } = useIntakeInfo();
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Stack gap={5}>
      <PageHeading>{INTRO_HEADING()}</PageHeading>
      <p>{introText(clinic.name)}</p>
      <ol className={styles.steps}>
        {INTRO_STEPS().map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <p>{INTRO_NOTE()}</p>
      <StepProblem flow={flow} step="INTRO" />
      <Actions>
        <Button
          isBusy={isBusy}
          busyLabel={OPENING()}
          onClick={() => flow.send({ type: 'CONTINUE' })}
        >
          {CONTINUE()}
        </Button>
      </Actions>
    </Stack>
  );
}
