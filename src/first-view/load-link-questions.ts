import * as v from 'valibot';
import { getTelecomType, parseAppContext, type AppContext } from '../../machines/app-context';
import type { FormStatus } from '../../machines/submission/submission.types';
import {
  selectIdsToLoad,
  selectTakeableIds,
} from '../../machines/assessment-gate/assessment-gate.selectors';
import { withSummaries } from '../../machines/assessment-gate/with-summaries';
import {
  selectGateChecks,
  selectIsBirthdayUnverified,
  selectIsConsentMissing,
} from '../../machines/user-gate/user-gate.selectors';
import {
  assignedAssessmentsResponse,
  definitionsResponse,
  joinDefinitions,
} from '../api/assessments.schema';
import { divideIds } from '../api/divide-ids';
import { toPath } from '../api/operation';
import {
  getAssessments,
  getAssignedAssessments,
  getBirthdayStatus,
  getConsentInfo,
  getPublicUser,
} from '../api/operations';
import { publicUserResponse, type PublicUser } from '../api/public-user.schema';
import { birthdayStatusResponse, consentInfoResponse } from '../api/user-gate.schema';
import { readDefinitions } from '../features/assessments/read-definitions';
import { toFormStatus } from '../features/assessments/to-form-status';
import { toSummary } from '../features/assessments/to-summary';
import type { LinkConfiguration } from '../lib/configuration/link-configuration';
import { areDraftsEnabled, getDraftKey } from '../state/drafts/draft-key';
import { loadAs } from './load-as';
import type { LoadPath } from './page-load';
import { readStorage } from '../lib/storage/safe-storage';
import { isSafeId } from '../lib/url/encode-path-segment';
import { parseIds } from '../lib/url/parse-ids';
import type { Assessment } from '../questions/assessment/assessment.types';

/** The questions of a public link, and what they depend on. */
export type LinkQuestions = {
  readonly userId: string;
  readonly user: PublicUser;
  readonly definitions: readonly Assessment[];
  /** The pages, the answers, of which there are none yet, and which are missing. */
  readonly form: ReturnType<typeof withSummaries>;
  /** The key of sessionStorage under which unsent answers are kept; null where they are not (D10). */
  readonly draftKey: string | null;
};

/**
 * Loads the first screen of /user/{userId}/assessments; null when something else comes first; the flows' own
 * selectors decide (§4). Also null with a draft, which only the app restores.
 */
export async function loadLinkQuestions(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  configuration: LinkConfiguration,
  load: LoadPath,
): Promise<LinkQuestions | null> {
  const [, segment] = /^\/user\/([^/]+)\/assessments\/?$/.exec(pathname) ?? [];
  if (segment === undefined) return null;
  const userId = decodeURIComponent(segment);
  const query = new URLSearchParams(search);
  const link = {
    userId,
    appContext: parseAppContext(query.get('context')),
    requestedIds: parseIds(query.get('assessments')),
  };
  const draftKey = getDraftKey({ userId, form: 'assessments', ids: link.requestedIds ?? [] });
  const hasDraft = readStorage('session', draftKey) !== null;
  if (!isSafeId(userId) || hasDraft) return null;

  const [user, isOpen, assigned] = await Promise.all([
    loadAs(publicUserResponse, load, toPath(getPublicUser, { userId })),
    isGateOpen(link, configuration, load),
    loadAssigned(link, load),
  ]);
  const choice = { ...link, assigned, isTakeAnywayChosen: false, draftPage: 0 };
  const takeableCount = selectTakeableIds(choice).length;
  if (!isOpen || takeableCount === 0) return null;
  const lists = await Promise.all(
    divideIds(selectIdsToLoad(choice)).map((Ids) => load(toPath(getAssessments, {}, { Ids }))),
  );
  const definitions = readDefinitions(v.parse(definitionsResponse, joinDefinitions(lists))) ?? [];
  const form = withSummaries(
    choice,
    definitions.map((definition) => toSummary(definition)),
  );
  // The app says which cannot be shown.
  if (form.forms.length < takeableCount) return null;
  const isKept = areDraftsEnabled(configuration.drafts, link.appContext);
  return { userId, user, definitions, form, draftKey: isKept ? draftKey : null };
}

/** What the URL says. */
type PublicLink = {
  readonly userId: string;
  readonly appContext: AppContext;
  readonly requestedIds: readonly string[] | null;
};

/** Whether neither consent nor the date of birth is asked for. */
async function isGateOpen(
  { userId, appContext }: PublicLink,
  { flags }: LinkConfiguration,
  load: LoadPath,
): Promise<boolean> {
  const input = {
    appContext,
    isBirthdayConfirmationOn: flags.assessment_birthday_confirmation,
  };
  const { asksConsent, asksBirthday } = selectGateChecks(input);
  const [consent, birthday] = await Promise.all([
    asksConsent
      ? loadAs(consentInfoResponse, load, toPath(getConsentInfo, { userId }))
      : { consentRequired: false },
    asksBirthday
      ? loadAs(
          birthdayStatusResponse,
          load,
          toPath(getBirthdayStatus, { userId }, { telecomType: getTelecomType(appContext) }),
        )
      : { isVerified: true },
  ]);
  const requirements = {
    isConsentRequired: consent.consentRequired,
    isBirthdayVerified: birthday.isVerified,
  };
  const context = { ...input, requirements };
  return !selectIsConsentMissing(context) && !selectIsBirthdayUnverified(context);
}

/** The assigned list; null if it cannot be loaded and is not needed: a clinician's link names the assessments. */
async function loadAssigned(
  { userId, appContext, requestedIds }: PublicLink,
  load: LoadPath,
): Promise<readonly FormStatus[] | null> {
  try {
    const path = toPath(getAssignedAssessments, { userId });
    return (await loadAs(assignedAssessmentsResponse, load, path)).map(toFormStatus);
  } catch (error) {
    if (appContext === 'clinician_app' && requestedIds !== null) return null;
    throw error;
  }
}
