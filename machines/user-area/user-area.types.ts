export type UserAreaInput = {
  /** The user of the public link: the id in its path. */
  readonly userId: string;
};

/** Why the forms were closed. */
export type ClosedBy = 'sign-out' | 'other-user';

export type UserAreaContext = UserAreaInput & {
  /** Null while they are open. */
  readonly closedBy: ClosedBy | null;
  /** Answers had been sent when the forms were closed, and it was not known whether they had arrived. */
  readonly wasSubmitting: boolean;
};

type Closing = {
  /** Answers have been sent, and it is not known whether they have arrived. */
  readonly isSubmitting?: boolean;
};

/** What ends the visit of the link's user. */
export type ClosingEvent = Closing &
  /** A user has signed out in another tab; null if it is not known who. */
  (
    | { readonly type: 'SIGNED_OUT_ELSEWHERE'; readonly userId: string | null }
    /** A user has signed in in another tab; a session that is resumed there is no sign-in. */
    | { readonly type: 'SIGNED_IN_ELSEWHERE'; readonly userId: string }
    /** The back-forward cache has restored the page, and a user has signed out meanwhile. */
    | { readonly type: 'SIGN_OUT_MISSED' }
  );

export type UserAreaEvent =
  | ClosingEvent
  /** The forms are unmounted, so that they request nothing any more. */
  | { readonly type: 'SCREENS_CLOSED' };
