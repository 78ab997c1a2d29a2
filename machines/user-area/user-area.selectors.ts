import type { UserAreaInput } from './user-area.types';

/** True if the user of the link may be the one who has signed out; null if it is not known who has. */
export function selectIsOwnSignOut(area: UserAreaInput, signedOutUserId: string | null): boolean {
  return signedOutUserId === null || signedOutUserId === area.userId;
}

/** True if another person than the user of the link has signed in. */
export function selectIsOtherUser(area: UserAreaInput, signedInUserId: string): boolean {
  return signedInUserId !== area.userId;
}
