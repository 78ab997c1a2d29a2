import { parseAppContext } from '../../../machines/app-context';

/* The paths of pages that have parameters (§2). Ids are encoded, so that none can change the path. */

/** The path of a user's assessments on their public link. */
export function publicAssessmentsPath(userId: string): string {
  return `/user/${encodeURIComponent(userId)}/assessments`;
}

/** The path at which a signed-in user takes an assessment (D9). */
export function assessmentPath(userId: string, assessmentId: string): string {
  const query = new URLSearchParams({ assessments: assessmentId, context: 'patient_app' });
  return `${publicAssessmentsPath(userId)}?${query.toString()}`;
}

/** The path of a user's safety net. */
export function safetyNetPath(userId: string): string {
  return `/user/${encodeURIComponent(userId)}/safety-net`;
}

/** The safety net as a page with `query` links to it: a shared device stays in its context, also after a reload (D9). */
export function safetyNetLink(userId: string, query: URLSearchParams): string {
  const path = safetyNetPath(userId);
  switch (parseAppContext(query.get('context'))) {
    case 'kiosk':
      return `${path}?${kioskQuery(query.get('homescreenUrl'))}`;
    case 'clinician_app':
      return `${path}?context=clinician_app`;
    default:
      return path;
  }
}

/** The path of a check-in's form. */
export function checkInPath(checkInId: string): string {
  return `/check-ins/${encodeURIComponent(checkInId)}`;
}

/** The path of a check-in's history. */
export function historyPath(checkInId: string): string {
  return `${checkInPath(checkInId)}/completed`;
}

/** The path of a completed entry. */
export function entryPath(checkInId: string, scoreId: string): string {
  return `${historyPath(checkInId)}/${encodeURIComponent(scoreId)}`;
}

/** The path of a clinic's kiosk (D5). */
export function kioskPath(clinicDisplayId: string): string {
  return `/kiosk/${encodeURIComponent(clinicDisplayId)}`;
}

/** The query of a kiosk's screens: the context, and the URL to restart at; slashes stay unencoded (D6). */
export function kioskQuery(homescreenUrl: string | null): string {
  const home = homescreenUrl === null ? null : encodeURIComponent(homescreenUrl);
  return `context=kiosk${home === null ? '' : `&homescreenUrl=${home.replaceAll('%2F', '/')}`}`;
}
