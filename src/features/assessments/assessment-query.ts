import { parseAppContext, type AppContext } from '../../../machines/app-context';
import { parseIds } from '../../lib/url/parse-ids';
import { toOwnPath, toTrustedUrl } from '../../lib/url/sanitize-url';

/** What the address of /user/{userId}/assessments asks for (§2). */
export type AssessmentQuery = {
  readonly appContext: AppContext;
  /** Null without the query: all that are assigned. */
  readonly requestedIds: readonly string[] | null;
  /** A path of our own to go to after the submit; `/` for one that is not ours, null without the query. */
  readonly more: string | null;
  /** Where Done leads: a path of our own or an address at a trusted origin; null without the query. */
  readonly homescreenUrl: string | null;
  readonly isNewPatient: boolean;
};

type OriginPolicy = { readonly ownOrigin: string; readonly trustedOrigins: readonly string[] };

/** Reads the query; links that lead elsewhere than allowed become `/` (D7). */
export function readAssessmentQuery(
  query: URLSearchParams,
  originPolicy: OriginPolicy,
): AssessmentQuery {
  const more = getNonEmptyParam(query, 'more');
  const homescreenUrl = getNonEmptyParam(query, 'homescreenUrl');
  return {
    appContext: parseAppContext(query.get('context')),
    requestedIds: parseIds(query.get('assessments')),
    more: more && (toOwnPath(more, originPolicy.ownOrigin) ?? '/'),
    homescreenUrl: homescreenUrl && (toTrustedUrl(homescreenUrl, originPolicy) ?? '/'),
    isNewPatient: query.get('isNewPatient') === 'true',
  };
}

/** A parameter without a value says as little as one that is not there. */
function getNonEmptyParam(query: URLSearchParams, name: string): string | null {
  const value = query.get(name);
  return value === '' ? null : value;
}
