/** A setup intent in the provider's wire format, with the fields that the fake supports. */
export type WireIntent = {
  readonly id: string;
  readonly object: 'setup_intent';
  readonly client_secret: string;
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  readonly last_setup_error: { readonly message: string } | null;
};

/** An error in the provider's wire format. */
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

/** The provider's result: an intent or an error. */
export type WireResult =
  | { readonly setupIntent: WireIntent; readonly error?: undefined }
  | { readonly error: WireError; readonly setupIntent?: undefined };
