import { parseAppContext, type AppContext } from '../../../machines/app-context';
import { parseIds } from '../../lib/url/parse-ids';
import { toSameOriginPath, toTrustedUrl } from '../../lib/url/sanitize-url';

/** Query parameters of /user/{userId}/assessments (§2). */
export type AssessmentQuery = {
  readonly appContext: AppContext;
  /** Null without the parameter, which means all assigned assessments. */
  readonly requestedIds: readonly string[] | null;
  /** Path within the app to open after the submit; `/` if the parameter is not one, null without it. */
  readonly more: string | null;
  /** Target of Done: a path within the app or a URL of a trusted origin; null without the parameter. */
  readonly homescreenUrl: string | null;
  readonly isNewPatient: boolean;
};

type OriginPolicy = { readonly ownOrigin: string; readonly trustedOrigins: readonly string[] };

/** Parses the query; URLs that are not allowed become `/` (D7). */
export function readAssessmentQuery(
  query: URLSearchParams,
  originPolicy: OriginPolicy,
): AssessmentQuery {
  const more = getNonEmptyParam(query, 'more');
  const homescreenUrl = getNonEmptyParam(query, 'homescreenUrl');
  return {
    appContext: parseAppContext(query.get('context')),
    requestedIds: parseIds(query.get('assessments')),
    more: more && (toSameOriginPath(more, originPolicy.ownOrigin) ?? '/'),
    homescreenUrl: homescreenUrl && (toTrustedUrl(homescreenUrl, originPolicy) ?? '/'),
    isNewPatient: query.get('isNewPatient') === 'true',
  };
}

/** Returns a parameter; an empty one counts as absent. */
function getNonEmptyParam(query: URLSearchParams, name: string): string | null {
  const value = query.get(name);
  return value === '' ? null : value;
}
