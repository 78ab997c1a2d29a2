import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { CONTINUE, QUESTIONNAIRE_INTRO_HEADING, QUESTIONNAIRE_INTRO_TEXT } from './copy';
import { StepActions, type StepProps } from './step-layout';

/** Explains what the questions are for (§4 QUESTIONNAIRE_INTRO). */
export function QuestionnaireIntroStep({ flow }: StepProps) {
  return (
    <Stack gap={5}>
      <PageHeading>{QUESTIONNAIRE_INTRO_HEADING()}</PageHeading>
      <p>{QUESTIONNAIRE_INTRO_TEXT()}</p>
      <StepActions flow={flow} onPress={() => flow.send({ type: 'CONTINUE' })}>
        {CONTINUE()}
      </StepActions>
    </Stack>
  );
}
