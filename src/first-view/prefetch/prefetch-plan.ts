import { parseAppContext, getTelecomType } from '../../../machines/app-context';
import { divideIds } from '../../api/divide-ids';
import { toPath } from '../../api/operation';
import {
  getAssessments,
  getAssignedAssessments,
  getAssignedPublicCheckIns,
  getBirthdayStatus,
  getConsentInfo,
  getPublicUser,
  getSafetyNet,
} from '../../api/operations';
import { parseIds } from '../../lib/url/parse-ids';

type UrlParts = { readonly pathname: string; readonly search: string };
type Flags = { readonly isBirthdayConfirmationOn: boolean };

const publicLink = /^\/user\/([^/]+)\/(assessments|check-ins|safety-net)\/?$/;

/** The API paths that a public page is going to request, derived from its URL alone (§4, §7). */
export function getPrefetchPaths({ pathname, search }: UrlParts, flags: Flags): readonly string[] {
  const userId = getLinkUserId(pathname);
  const route = getPrefetchedRoute(pathname);
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

/** The user of a public link; null for other paths. */
export function getLinkUserId(pathname: string): string | null {
  const segment = publicLink.exec(pathname)?.[1];
  return segment === undefined ? null : decodeURIComponent(segment);
}

/** The route whose chunks are preloaded: 'home', the last segment of a public link, or '' for all others. */
export function getPrefetchedRoute(pathname: string): string {
  return pathname === '/' ? 'home' : (publicLink.exec(pathname)?.[2] ?? '');
}

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
