import type { KioskVisitContext, RewindTarget } from './kiosk-visit.types';

/** True if the start page is a path of the app, so that no document has to be loaded. */
export function selectIsOwnPath({ homeUrl }: Pick<KioskVisitContext, 'homeUrl'>): boolean {
  return homeUrl.startsWith('/');
}

/** The history entry to go back to. The path of another origin cannot be written into it. */
export function selectRewindTarget(context: KioskVisitContext): RewindTarget {
  const { homeUrl, startIndex } = context;
  return { startIndex, homePath: selectIsOwnPath(context) ? homeUrl : '/' };
}
