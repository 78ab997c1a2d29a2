import { parseAppContext, telecomTypeOf } from '../../machines/app-context';
import { paths } from '../api/paths';
import { parseIds } from '../lib/parse-ids';

type Address = { readonly pathname: string; readonly search: string };
type Flags = { readonly isBirthdayConfirmationOn: boolean };

const publicLink = /^\/user\/([^/]+)\/(assessments|safety-net)\/?$/;

/** The API paths that the screen at `address` is going to read, known from the address alone (§4, §7). */
export function planRequests({ pathname, search }: Address, flags: Flags): readonly string[] {
  const [, segment, screen] = publicLink.exec(pathname) ?? [];
  if (segment === undefined) return [];
  const userId = decodeURIComponent(segment);
  return screen === 'safety-net'
    ? [paths.publicUser(userId), paths.safetyNet(userId)]
    : planAssessments(userId, new URLSearchParams(search), flags);
}

function planAssessments(userId: string, query: URLSearchParams, flags: Flags): readonly string[] {
  const context = parseAppContext(query.get('context'));
  const isGated = context !== 'clinician_app';
  const ids = parseIds(query.get('assessments'));
  return [
    paths.publicUser(userId),
    ...(isGated ? [paths.consentInfo(userId)] : []),
    ...(isGated && flags.isBirthdayConfirmationOn
      ? [paths.birthdayStatus(userId, telecomTypeOf(context))]
      : []),
    paths.assignedAssessments(userId),
    ...(ids === null ? [] : [paths.assessments(ids)]),
  ];
}
