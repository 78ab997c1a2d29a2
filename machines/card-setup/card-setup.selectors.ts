import type {
  CardProblem,
  CardSetupContext,
  CardSetupInput,
  SetupIntentResponse,
  SetupIntent,
} from './card-setup.types';

/** The initial context. */
export function toContext({ isConfigured, storedIntent }: CardSetupInput): CardSetupContext {
  return {
    isConfigured,
    intent: storedIntent,
    needsStatusCheck: storedIntent !== null,
    isResultUnknown: false,
    problem: null,
    isTooEarly: false,
  };
}

/** The setup intent of a response, or null if a part of it is missing (D9). */
export function toIntent({
  clientSecret,
  stripeConnectAccountId,
}: SetupIntentResponse): SetupIntent | null {
  if (!clientSecret || !stripeConnectAccountId) return null;
  return { clientSecret, stripeConnectAccountId };
}

/** The current setup intent. Throws if there is none. */
export function selectIntent({ intent }: CardSetupContext): SetupIntent {
  if (intent === null) throw new Error('There is no setup intent.');
  return intent;
}

/** True for a problem that prevents the form from loading; the user can try again. */
export function isLoadProblem(problem: CardProblem | null): boolean {
  return problem !== null && ['notLoaded', 'noIntent', 'unusableIntent'].includes(problem.kind);
}
