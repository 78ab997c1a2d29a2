/** What a card is kept under: the key to it, and the account that it is kept for (§3 Payment setup intent). */
export type SetupIntent = {
  readonly clientSecret: string;
  readonly stripeConnectAccountId: string;
};

/** What the clinic answered; with a part missing no form can be made of it (D9). */
export type SetupIntentResponse = { readonly [Key in keyof SetupIntent]: SetupIntent[Key] | null };

/** How far the provider is with an intent; `message` is why it did not take the last card, or null. */
export type IntentStatus =
  | { readonly status: 'saved' }
  | { readonly status: 'open'; readonly message: string | null }
  /** Nothing can be saved under it any more. */
  | { readonly status: 'expired' };

/** What became of a card; a refusal of what stands in a field has not left the form. */
export type CardResult =
  | { readonly status: 'saved' }
  | { readonly status: 'rejected'; readonly message: string | null; readonly isField: boolean };

/** Why there is no form, or why the card is not saved (§8 Payment). */
export type CardProblem =
  | { readonly kind: 'notLoaded' }
  | { readonly kind: 'noIntent' }
  | { readonly kind: 'unusableIntent' }
  | { readonly kind: 'rejected'; readonly message: string | null; readonly isField: boolean }
  | { readonly kind: 'notSaved' };

export type CardSetupInput = {
  /** False in a deployment without a key of the card provider. */
  readonly isConfigured: boolean;
  /** An intent of an earlier visit of the step, of which nobody has heard the end. */
  readonly storedIntent: SetupIntent | null;
};

export type CardSetupContext = {
  readonly isConfigured: boolean;
  readonly intent: SetupIntent | null;
  /** A card may be kept under the intent without our knowing: its status is read before anything else is tried. */
  readonly needsStatusCheck: boolean;
  readonly problem: CardProblem | null;
  /** Somebody wanted to save a card before there was a form for it. */
  readonly isTooEarly: boolean;
};

export type CardSetupEvent =
  | { readonly type: 'SAVE' }
  | { readonly type: 'TRY_AGAIN' }
  /** Of the provider's form: it can be filled in, it cannot be drawn, its fields are complete, it is no longer on screen. */
  | { readonly type: 'FORM_READY' }
  | { readonly type: 'FORM_FAILED' }
  | { readonly type: 'CARD_COMPLETED' }
  | { readonly type: 'FORM_UNMOUNTED' };

/** What is worth a toast (§8 form load failure). */
export type CardSetupEmitted = { readonly type: 'FORM_NOT_LOADED' };
