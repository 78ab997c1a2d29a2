/** A request of the client, and what came back. */
export type Exchange = {
  readonly method: string;
  readonly url: URL;
  readonly requestHeaders: Headers;
  /** Whether the request asks for the cookie of the identity service. */
  readonly withCookie: boolean;
  readonly requestBody: unknown;
  /** The code of the error if there was no response, such as `ECONNREFUSED`. */
  readonly failure: string | null;
  /** Null if there was no response. */
  readonly response: {
    readonly status: number;
    readonly headers: Headers;
    readonly text: string;
  } | null;
};
