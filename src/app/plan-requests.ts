import { parseAppContext, telecomTypeOf } from '../../machines/app-context';
import { prefetchPaths } from '../api/entry-paths';
import { parseIds } from '../lib/parse-ids';

type Address = { readonly pathname: string; readonly search: string };
type Flags = { readonly isBirthdayConfirmationOn: boolean };

const publicLink = /^\/user\/([^/]+)\/(assessments|check-ins|safety-net)\/?$/;

/** The API paths that the screen at `address` is going to read, known from the address alone (§4, §7). */
export function planRequests({ pathname, search }: Address, flags: Flags): readonly string[] {
  const [, segment, screen] = publicLink.exec(pathname) ?? [];
  if (segment === undefined) return [];
  const userId = decodeURIComponent(segment);
  const query = new URLSearchParams(search);
  switch (screen) {
    case 'assessments':
      return [...planGate(userId, query, flags), ...planAssessments(userId, query)];
    case 'check-ins':
      return [...planGate(userId, query, flags), prefetchPaths.assignedPublicCheckIns(userId)];
    default:
      return [prefetchPaths.publicUser(userId), prefetchPaths.safetyNet(userId)];
  }
}

/** The screen that is fetched ahead: of a public link the last part of its path, the start page, else none. */
export function screenAt(pathname: string): string {
  return pathname === '/' ? 'home' : (publicLink.exec(pathname)?.[2] ?? '');
}

function planGate(userId: string, query: URLSearchParams, flags: Flags): readonly string[] {
  const context = parseAppContext(query.get('context'));
  const isGated = context !== 'clinician_app';
  return [
    prefetchPaths.publicUser(userId),
    ...(isGated ? [prefetchPaths.consentInfo(userId)] : []),
    ...(isGated && flags.isBirthdayConfirmationOn
      ? [prefetchPaths.birthdayStatus(userId, telecomTypeOf(context))]
      : []),
  ];
}

function planAssessments(userId: string, query: URLSearchParams): readonly string[] {
  const ids = parseIds(query.get('assessments'));
  return [
    prefetchPaths.assignedAssessments(userId),
    ...(ids === null ? [] : [prefetchPaths.assessments(ids)]),
  ];
}
