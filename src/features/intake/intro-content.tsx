import type { ReactNode } from 'react';
import { Actions, Button } from '../../ui/button/button';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { CONTINUE, INTRO_HEADING, INTRO_NOTE, INTRO_STEPS, introText, OPENING } from './copy';
import styles from './intro-step.module.css';

type Props = {
  /** Null while it is not known. */
  readonly clinicName: string | null;
  readonly isBusy: boolean;
  /** Whether and why the link could not be opened. */
  readonly problem: ReactNode;
  readonly onContinue: () => void;
};

/** What INTRO shows: the steps that follow, and Continue. */
export function IntroContent({ clinicName, isBusy, problem, onContinue }: Props) {
  return (
    <Stack gap={5}>
      <PageHeading>{INTRO_HEADING()}</PageHeading>
      <p>{introText(clinicName)}</p>
      <ol className={styles.steps}>
        {INTRO_STEPS().map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <p>{INTRO_NOTE()}</p>
      {problem}
      <Actions>
        <Button isBusy={isBusy} busyLabel={OPENING()} onClick={onContinue}>
          {CONTINUE()}
        </Button>
      </Actions>
    </Stack>
  );
}
