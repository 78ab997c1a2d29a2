import type { ExpiredLinkContext } from './expired-link.types';

/** The code of the expired link. Throws if there is none. */
export function selectExpiredCode({ code }: ExpiredLinkContext): string {
  if (code === null) throw new Error('There is no code to send a new link for.');
  return code;
}
