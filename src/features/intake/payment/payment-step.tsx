import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { useAskBeforeClosing } from '../../../lib/browser/use-ask-before-closing';
import { useRedirect } from '../../../lib/history/use-redirect';
import { Actions, Button } from '../../../ui/button/button';
import { PageHeading } from '../../../ui/page-heading/page-heading';
import { Stack } from '../../../ui/stack/stack';
import { showToast } from '../../../ui/toaster/toaster';
import { CardArea } from './card-area';
import { CHECKING, DETAIL, HEADING, NOT_CHARGED, SAVE_CARD, SAVED, SAVING, SKIP } from './copy';
import { ProblemAlerts } from './problem-alerts';
import { TOAST_MS } from './toast-ms';
import { useCardSetup, type CardSetupRef } from './use-card-setup';

/** The callbacks of the intake flow. */
type PaymentStepProps = {
  /** Called once, when Stripe has saved the card. */
  readonly onSaved: () => void;
  readonly onSkipped: () => void;
};

/** Saves a card with Stripe, or skips the step (§4 PAYMENT, §8 Payment). */
export function PaymentStep({ onSaved, onSkipped }: PaymentStepProps) {
  const { flow, stripeHandles } = useCardSetup();
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isChecking = useSelector(flow, (snapshot) => snapshot.matches('checkingStatus'));
  useOnSaved(flow, onSaved);
  useAskBeforeClosing(useSelector(flow, isOutcomeUnknown));
  useStripStripeParams();

  return (
    <Stack gap={5}>
      <PageHeading>{HEADING()}</PageHeading>
      <p>{DETAIL()}</p>
      <CardArea flow={flow} stripeHandles={stripeHandles} />
      <ProblemAlerts flow={flow} />
      <p>{NOT_CHARGED()}</p>
      <Actions>
        <Button
          isBusy={isBusy}
          busyLabel={isChecking ? CHECKING() : SAVING()}
          onClick={() => flow.send({ type: 'SAVE' })}
        >
          {SAVE_CARD()}
        </Button>
        {/* Stripe may already have the card: skipping would record that none was saved. */}
        <Button variant="secondary" disabled={isBusy} onClick={onSkipped}>
          {SKIP()}
        </Button>
      </Actions>
    </Stack>
  );
}

/**
 * True while it is not known whether the card was saved (D9). Not during the confirmation: the page of the bank may then
 * replace this one.
 */
function isOutcomeUnknown(snapshot: SnapshotFrom<CardSetupRef>): boolean {
  const { isResultUnknown } = snapshot.context;
  return snapshot.matches('verifying') || (isResultUnknown && !snapshot.matches('confirming'));
}

/** Shows a toast and continues once the card is saved, even if it was saved during an earlier visit. */
function useOnSaved(flow: CardSetupRef, onSaved: () => void): void {
  const isSaved = useSelector(flow, (snapshot) => snapshot.matches('saved'));
  const hasNotified = useRef(false);
  useEffect(() => {
    if (!isSaved || hasNotified.current) return;
    hasNotified.current = true;
    showToast(SAVED(), { tone: 'success', durationMs: TOAST_MS });
    onSaved();
  }, [isSaved, onSaved]);
}

/** The query parameters that Stripe adds when a bank redirects back. */
const STRIPE_PARAMS = ['setup_intent', 'setup_intent_client_secret', 'redirect_status'] as const;

/**
 * Removes Stripe's query parameters from the URL. They are not trusted: the status of the card is read from Stripe with
 * the stored intent.
 */
function useStripStripeParams(): void {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const query = new URLSearchParams(search);
  const hasParams = STRIPE_PARAMS.some((name) => query.has(name));
  for (const name of STRIPE_PARAMS) query.delete(name);
  useRedirect(hasParams ? { to: { search: query.toString() }, state } : null);
}
