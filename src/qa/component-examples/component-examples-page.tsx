import { useState } from 'react';
import { Button } from '../../ui/button/button';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { ResultPage } from '../../ui/result-page/result-page';
import { Stack } from '../../ui/stack/stack';
import { ExampleSection, Row } from './example-section';
import { ButtonExamples } from './button-examples';
import { ChoiceExamples } from './choice-examples';
import { FieldExamples } from './field-examples';
import { FrameExamples } from './frame-examples';
import { MessageExamples } from './message-examples';
import { TokenExamples } from './token-examples';

const pageExamples = ['done', 'empty', 'dead end', 'failed to load', 'loading'] as const;
type PageExample = (typeof pageExamples)[number];

/** All components in all states, for designers and QA; part of the sandbox, not of the app. */
export function ComponentExamplesPage() {
  const [screen, setScreen] = useState<PageExample | null>(null);
  if (screen !== null) {
    return <WholePage screen={screen} onBack={() => setScreen(null)} />;
  }
  return (
    <Stack gap={6}>
      <PageHeading detail="Design system">Component examples</PageHeading>
      <p>
        All components in their states. Hover, focus and press them here. Change the colour scheme,
        contrast, motion and text size in your system or browser.
      </p>
      <TokenExamples />
      <ButtonExamples />
      <FieldExamples />
      <ChoiceExamples />
      <MessageExamples />
      <FrameExamples />
      <ExampleSection name="Whole pages" note="Each replaces this page.">
        <Row>
          {pageExamples.map((name) => (
            <Button key={name} variant="secondary" onClick={() => setScreen(name)}>
              Show ‘{name}’
            </Button>
          ))}
        </Row>
      </ExampleSection>
    </Stack>
  );
}

function WholePage({
  screen,
  onBack,
}: {
  readonly screen: PageExample;
  readonly onBack: () => void;
}) {
  const back = (
    <Button variant="secondary" onClick={onBack}>
      Back to the examples
    </Button>
  );
  switch (screen) {
    case 'done':
      return (
        <ResultPage heading="Assessments completed!" icon="check" tone="success" actions={back}>
          Thank you. Your answers are with your clinic.
        </ResultPage>
      );
    case 'empty':
      return (
        <ResultPage heading="You’re all set!" icon="heart" actions={back}>
          There is nothing to do right now.
        </ResultPage>
      );
    case 'dead end':
      return (
        <ResultPage heading="This link is no longer available" icon="link" actions={back}>
          That is nothing you did: links stop working after a while. Ask your clinic for a new one.
        </ResultPage>
      );
    case 'failed to load':
      return <LoadErrorPage failure={null} onTryAgain={onBack} />;
    case 'loading':
      return (
        <Stack gap={5}>
          <LoadingScreen />
          {back}
        </Stack>
      );
  }
}
