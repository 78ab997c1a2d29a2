import type {
  CardProblem,
  CardSetupContext,
  CardSetupInput,
  SetupIntentResponse,
  SetupIntent,
} from './card-setup.types';

/** Where the flow stands before anything has happened. */
export function toContext({ isConfigured, storedIntent }: CardSetupInput): CardSetupContext {
  return {
    isConfigured,
    intent: storedIntent,
    needsStatusCheck: storedIntent !== null,
    problem: null,
    isTooEarly: false,
  };
}

/** The intent in what the clinic answered; null where a part of it is missing (D9). */
export function toIntent({
  clientSecret,
  stripeConnectAccountId,
}: SetupIntentResponse): SetupIntent | null {
  if (!clientSecret || !stripeConnectAccountId) return null;
  return { clientSecret, stripeConnectAccountId };
}

/** The intent that the form is for; throws before there is one, which is no state of a form. */
export function selectIntent({ intent }: CardSetupContext): SetupIntent {
  if (intent === null) throw new Error('A card is saved under a setup intent.');
  return intent;
}

/** True where there is no form to save a card with; trying again may bring one. */
export function isLoadProblem(problem: CardProblem | null): boolean {
  return problem !== null && ['notLoaded', 'noIntent', 'unusableIntent'].includes(problem.kind);
}
