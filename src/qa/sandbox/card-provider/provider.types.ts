/** What an intent looks like to a page, as far as the stand-in knows (after the provider's own API). */
export type WireIntent = {
  readonly id: string;
  readonly object: 'setup_intent';
  readonly client_secret: string;
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  readonly last_setup_error: { readonly message: string } | null;
};

/** Why the provider did not do what it was asked. */
export type WireError = {
  readonly type:
    | 'api_connection_error'
    | 'api_error'
    | 'card_error'
    | 'invalid_request_error'
    | 'validation_error';
  readonly code?: string;
  readonly message?: string;
  readonly setup_intent?: WireIntent;
};

/** What the provider answers: one or the other. */
export type WireResult =
  | { readonly setupIntent: WireIntent; readonly error?: undefined }
  | { readonly error: WireError; readonly setupIntent?: undefined };
