/** Who has been signed in in this tab since it was loaded. */
export type SessionUsers = {
  /** True if the tab had a user before, and that was another one. */
  readonly isOtherThanLast: (userId: string) => boolean;
  readonly setLast: (userId: string) => void;
  /** Sets whether the session was resumed, or its user has signed in here. */
  readonly setResumed: (isResumed: boolean) => void;
  readonly isResumed: () => boolean;
};

export function createSessionUsers(): SessionUsers {
  let lastUserId: string | null = null;
  let isResumed = false;
  return {
    isOtherThanLast: (userId) => lastUserId !== null && userId !== lastUserId,
    setLast: (userId) => {
      lastUserId = userId;
    },
    setResumed: (value) => {
      isResumed = value;
    },
    isResumed: () => isResumed,
  };
}
