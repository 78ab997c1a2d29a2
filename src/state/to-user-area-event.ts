import {
  selectIsOtherUser,
  selectIsOwnSignOut,
} from '../../machines/user-area/user-area.selectors';
import type { ClosingEvent } from '../../machines/user-area/user-area.types';
import type { TabMessage } from './tab-channel';

/**
 * What a message of another tab means for the forms of a public link (D3); null if nothing: they need no session, and a
 * session that is resumed is no sign-in.
 */
export function toUserAreaEvent(message: TabMessage): ClosingEvent | null {
  switch (message.type) {
    case 'signed-out':
      return { type: 'SIGNED_OUT_ELSEWHERE', userId: message.userId };
    case 'signed-in':
      return message.isResumed ? null : { type: 'SIGNED_IN_ELSEWHERE', userId: message.userId };
    case 'session-lost':
      return null;
  }
}

/** True if what has happened ends what a document has of `userId`, as it closes the forms of a public link. */
export function isEndOfUser(event: ClosingEvent, userId: string): boolean {
  switch (event.type) {
    case 'SIGNED_OUT_ELSEWHERE':
      return selectIsOwnSignOut({ userId }, event.userId);
    case 'SIGNED_IN_ELSEWHERE':
      return selectIsOtherUser({ userId }, event.userId);
    case 'SIGN_OUT_MISSED':
      return true;
  }
}
