import { useState } from 'react';
import { Actions, Button, LinkButton } from '../../ui/button/button';
import { TextLink } from '../../ui/text-link/text-link';
import { Row, ExampleSection } from './example-section';

const BUSY_MS = 3000;

/** Buttons and links in every variant and state. */
export function ButtonExamples() {
  const [isBusy, setBusy] = useState(false);
  const startWork = () => {
    setBusy(true);
    setTimeout(setBusy, BUSY_MS, false);
  };
  return (
    <ExampleSection
      name="Buttons"
      note="One primary button per screen. A busy button ignores further presses."
    >
      <Row>
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
      </Row>
      <Row>
        <Button disabled>Primary, disabled</Button>
        <Button variant="secondary" disabled>
          Secondary, disabled
        </Button>
        <Button variant="quiet" disabled>
          Quiet, disabled
        </Button>
      </Row>
      <Row>
        <Button isBusy={isBusy} busyLabel="Sending…" onClick={startWork}>
          Press me to be busy
        </Button>
        <Button isBusy>Always busy</Button>
        <Button variant="secondary" isBusy>
          Busy, secondary
        </Button>
      </Row>
      <Row>
        <Button variant="secondary" icon="phone">
          With an icon
        </Button>
        <LinkButton variant="secondary" icon="external" href="#example-buttons">
          A link as a button
        </LinkButton>
        <TextLink isStandalone href="#example-buttons">
          A standalone link
        </TextLink>
      </Row>
      <Button isWide>
        A wide button with a text so long that on a narrow screen it takes two lines
      </Button>
      <Actions>
        <Button>Next</Button>
        <Button variant="secondary">Back</Button>
      </Actions>
    </ExampleSection>
  );
}
