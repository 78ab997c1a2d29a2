/** An invitation to create an account. */
export type Invite = {
  readonly userId: string;
  readonly patientId: string;
  readonly email: string | null;
  /** E.164; a family may share one. */
  readonly phoneNumber: string | null;
  readonly lastName: string;
  /** yyyy-MM-dd */
  readonly dateOfBirth: string;
  isAccepted: boolean;
};

/** What a person enters to find their invitation (§7 onboarding). */
export type InviteQuery = {
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly lastName?: string | undefined;
  readonly dateOfBirth?: string | undefined;
};

export type LookupStatus =
  | 'ok'
  | 'no-active-invite-found'
  | 'invite-already-accepted'
  | 'ambiguous-invite-found';

const equalsIgnoringCase = (one: string | null, other: string) =>
  one?.trim().toLowerCase() === other.trim().toLowerCase();

function matchesInvite(
  invite: Invite,
  { email, phoneNumber, lastName, dateOfBirth }: InviteQuery,
): boolean {
  return (
    (email === undefined || equalsIgnoringCase(invite.email, email)) &&
    (phoneNumber === undefined || invite.phoneNumber === phoneNumber) &&
    (lastName === undefined || equalsIgnoringCase(invite.lastName, lastName)) &&
    (dateOfBirth === undefined || invite.dateOfBirth === dateOfBirth)
  );
}

/** Finds the one active invitation that matches, or the reason why there is none (§7 onboarding/lookup). */
export function lookUpInvite(
  invites: readonly Invite[],
  query: InviteQuery,
): { status: LookupStatus; invite: Invite | null } {
  const matchingInvites = invites.filter((invite) => matchesInvite(invite, query));
  const [invite, secondInvite] = matchingInvites.filter(({ isAccepted }) => !isAccepted);
  if (secondInvite !== undefined) return { status: 'ambiguous-invite-found', invite: null };
  if (invite !== undefined) return { status: 'ok', invite };
  const status = matchingInvites.length > 0 ? 'invite-already-accepted' : 'no-active-invite-found';
  return { status, invite: null };
}
