export type SessionRefreshInput = {
  /** The screen works without the response, so a lasting 401 of this request alone does not end the session. */
  readonly isOptional: boolean;
};

/** The tokens and the response are not part of the context: the ports keep them. */
export type SessionRefreshContext = SessionRefreshInput;

/** The result of the refresh; it rejects if there are no new tokens. */
export type Refreshed = {
  /** A sign-in or sign-out has replaced the session of the request in the meantime. */
  readonly isObsolete: boolean;
  /** The new tokens are those of another person, who has signed in in this browser. */
  readonly isOtherUser: boolean;
};

/** The response to the repeated request; any error but a 401 rejects. */
export type Reply = {
  /** As in `Refreshed`: the response must not reach the next user. */
  readonly isObsolete: boolean;
  /** The server has answered 401 again. */
  readonly isUnauthorized: boolean;
  /** Another refresh has replaced the tokens since the request was repeated. */
  readonly isTokenReplaced: boolean;
};
