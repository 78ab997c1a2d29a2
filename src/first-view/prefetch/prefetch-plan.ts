import { parseAppContext, getTelecomType } from '../../../machines/app-context';
import { divideIds } from '../../api/divide-ids';
import { toPath } from '../../api/operation';
import {
  getAssessments,
  getAssignedAssessments,
  getAssignedCheckIn,
  getAssignedCheckIns,
  getAssignedPublicCheckIns,
  getBirthdayStatus,
  getBranding,
  getClinic,
  getConsentInfo,
  getKioskClinic,
  getLifestyleGraph,
  getPublicUser,
  getSafetyNet,
  getSymptomsGraph,
  getWorksheetSummary,
} from '../../api/operations';
import { DEFAULT_TIME_SCALE } from '../../features/progress/time-range';
import { readIntakeLink } from '../../lib/url/intake-link';
import { parseIds } from '../../lib/url/parse-ids';
import type { MemberRequest } from './prefetch-member';

type UrlParts = { readonly pathname: string; readonly search: string };
type Flags = { readonly isBirthdayConfirmationOn: boolean };

const publicLink = /^\/user\/([^/]+)\/(assessments|check-ins|safety-net)\/?$/;

/** The other pages whose code is preloaded; a group is the id in the path. */
const PAGES = {
  home: /^\/$/,
  login: /^\/login\/?$/,
  'check-in': /^\/check-ins\/([^/]+)\/?$/,
  progress: /^\/progress\/?$/,
  kiosk: /^\/kiosk\/([^/]+)\/?$/,
  intake: /^\/intake\/?$/,
} as const;
type PageName = keyof typeof PAGES;

const pageNames = Object.keys(PAGES) as PageName[];

/** The id in the path of a page. */
const getPageId = (name: PageName, pathname: string) =>
  decodeURIComponent(PAGES[name].exec(pathname)?.[1] ?? '');

/** The pages of a signed-in person whose requests are prefetched. */
export const MEMBER_PAGES: readonly string[] = [
  'home',
  'check-in',
  'progress',
] satisfies PageName[];

/** The API paths that a public page is going to request, derived from its URL alone (§4, §7). */
export function getPrefetchPaths({ pathname, search }: UrlParts, flags: Flags): readonly string[] {
  const userId = getLinkUserId(pathname);
  const route = getPrefetchedRoute(pathname);
  if (route === 'kiosk') {
    const displayId = getPageId(route, pathname);
    return [toPath(getKioskClinic, { displayId }), toPath(getClinic, { displayId })];
  }
  if (route === 'intake') {
    const { code } = readIntakeLink(search);
    return code === null ? [] : [toPath(getBranding, {}, { code })];
  }
  if (userId === null) return [];
  const query = new URLSearchParams(search);
  switch (route) {
    case 'assessments':
      return [
        // Their response is the largest.
        ...getDefinitionPaths(query),
        ...getGatePaths(userId, query, flags),
        toPath(getAssignedAssessments, { userId }),
      ];
    case 'check-ins':
      return [...getGatePaths(userId, query, flags), toPath(getAssignedPublicCheckIns, { userId })];
    default:
      return [toPath(getPublicUser, { userId }), toPath(getSafetyNet, { userId })];
  }
}

/** What a page of a signed-in person is going to request; the home page has its own. */
export function getMemberRequests(pathname: string, userId: string): readonly MemberRequest[] {
  const range = { timeScale: DEFAULT_TIME_SCALE };
  switch (getPrefetchedRoute(pathname)) {
    case 'check-in':
      return [
        toShown(toPath(getAssignedCheckIn, { userId, checkInId: getPageId('check-in', pathname) })),
        { path: toPath(getAssignedCheckIns, { userId }), as: 'member', isShown: false },
      ];
    case 'progress':
      return [
        toShown(toPath(getPublicUser, { userId }), 'public'),
        toShown(toPath(getAssignedAssessments, { userId }), 'public'),
        toShown(toPath(getSymptomsGraph, { userId }, range)),
        toShown(toPath(getLifestyleGraph, { userId }, range)),
        toShown(toPath(getWorksheetSummary, { userId })),
      ];
    default:
      return [];
  }
}

const toShown = (path: string, as: MemberRequest['as'] = 'member'): MemberRequest => ({
  path,
  as,
  isShown: true,
});

/** The user of a public link; null for other paths. */
export function getLinkUserId(pathname: string): string | null {
  const segment = publicLink.exec(pathname)?.[1];
  return segment === undefined ? null : decodeURIComponent(segment);
}

/** The page whose chunks are preloaded: one of `PAGES`, the last segment of a public link, or '' for all others. */
export const getPrefetchedRoute = (pathname: string): string =>
  pageNames.find((name) => PAGES[name].test(pathname)) ?? publicLink.exec(pathname)?.[2] ?? '';

function getGatePaths(userId: string, query: URLSearchParams, flags: Flags): readonly string[] {
  const context = parseAppContext(query.get('context'));
  const isGated = context !== 'clinician_app';
  return [
    toPath(getPublicUser, { userId }),
    ...(isGated ? [toPath(getConsentInfo, { userId })] : []),
    ...(isGated && flags.isBirthdayConfirmationOn
      ? [toPath(getBirthdayStatus, { userId }, { telecomType: getTelecomType(context) })]
      : []),
  ];
}

function getDefinitionPaths(query: URLSearchParams): readonly string[] {
  const ids = parseIds(query.get('assessments'));
  return divideIds(ids ?? []).map((Ids) => toPath(getAssessments, {}, { Ids }));
}
