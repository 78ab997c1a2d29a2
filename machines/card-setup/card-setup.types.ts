/** A setup intent of the card provider and the account it belongs to (§3 Payment setup intent). */
export type SetupIntent = {
  readonly clientSecret: string;
  readonly stripeConnectAccountId: string;
};

/** The response that creates an intent; without one of its parts there is no form (D9). */
export type SetupIntentResponse = { readonly [Key in keyof SetupIntent]: SetupIntent[Key] | null };

/** The provider's status of an intent; `message` is the reason why the last card was rejected, or null. */
export type IntentStatus =
  | { readonly status: 'saved' }
  | { readonly status: 'open'; readonly message: string | null }
  /** The intent can no longer save a card. */
  | { readonly status: 'expired' };

/** The result of a confirmation; with `isField`, the form rejected a field's value and sent nothing. */
export type CardResult =
  | { readonly status: 'saved' }
  | { readonly status: 'rejected'; readonly message: string | null; readonly isField: boolean };

/** Why the form is unavailable or the card was not saved (§8 Payment). */
export type CardProblem =
  | { readonly kind: 'notLoaded' }
  | { readonly kind: 'noIntent' }
  | { readonly kind: 'unusableIntent' }
  | { readonly kind: 'rejected'; readonly message: string | null; readonly isField: boolean }
  | { readonly kind: 'notSaved' };

export type CardSetupInput = {
  /** False in a deployment without a key for the card provider. */
  readonly isConfigured: boolean;
  /** An intent of an earlier visit to this step whose result is unknown. */
  readonly storedIntent: SetupIntent | null;
};

export type CardSetupContext = {
  readonly isConfigured: boolean;
  readonly intent: SetupIntent | null;
  /** The intent may have saved a card already: read its status before the next confirmation. */
  readonly needsStatusCheck: boolean;
  /** A card was sent on this page, and it is not known whether it was saved. */
  readonly isResultUnknown: boolean;
  readonly problem: CardProblem | null;
  /** The user pressed 'Save card' before there was a form. */
  readonly isTooEarly: boolean;
};

export type CardSetupEvent =
  | { readonly type: 'SAVE' }
  | { readonly type: 'TRY_AGAIN' }
  /** Of the step, and the form with it: shown, or replaced by another step. */
  | { readonly type: 'STEP_SHOWN' }
  | { readonly type: 'STEP_HIDDEN' }
  /** Of the provider's form: ready for input, failed to load, all fields complete. */
  | { readonly type: 'FORM_READY' }
  | { readonly type: 'FORM_FAILED' }
  | { readonly type: 'CARD_COMPLETED' };

/** Shown as a toast (§8 form load failure). */
export type CardSetupEmitted = { readonly type: 'FORM_NOT_LOADED' };
