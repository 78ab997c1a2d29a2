import { useState } from 'react';
import { Button } from '../button/button';
import { LoadErrorPage } from '../load-failure/load-failure';
import { LoadingScreen } from '../loading-screen/loading-screen';
import { PageHeading } from '../page-heading/page-heading';
import { ResultPage } from '../screen-message/screen-message';
import { Stack } from '../stack/stack';
import { Specimens, Row } from './specimen';
import { ButtonSpecimens } from './button-specimens';
import { ChoiceSpecimens } from './choice-specimens';
import { FieldSpecimens } from './field-specimens';
import { FrameSpecimens } from './frame-specimens';
import { MessageSpecimens } from './message-specimens';
import { TokenSpecimens } from './token-specimens';

const screens = ['done', 'empty', 'dead end', 'failed to load', 'loading'] as const;
type Screen = (typeof screens)[number];

/** Every component in every state, for designers and QA; part of the sandbox, never of the app. */
export function CataloguePage() {
  const [screen, setScreen] = useState<Screen | null>(null);
  if (screen !== null) {
    return <WholeScreen screen={screen} onBack={() => setScreen(null)} />;
  }
  return (
    <Stack gap={6}>
      <PageHeading detail="Design system">Catalogue</PageHeading>
      <p>
        Every component in its states. Hover, focus and press them here; switch the scheme, the
        contrast, the motion and the text size in your system or browser.
      </p>
      <TokenSpecimens />
      <ButtonSpecimens />
      <FieldSpecimens />
      <ChoiceSpecimens />
      <MessageSpecimens />
      <FrameSpecimens />
      <Specimens name="Whole screens" note="Each takes the place of this page.">
        <Row>
          {screens.map((name) => (
            <Button key={name} variant="secondary" onClick={() => setScreen(name)}>
              Show ‘{name}’
            </Button>
          ))}
        </Row>
      </Specimens>
    </Stack>
  );
}

function WholeScreen({ screen, onBack }: { readonly screen: Screen; readonly onBack: () => void }) {
  const back = (
    <Button variant="secondary" onClick={onBack}>
      Back to the catalogue
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
