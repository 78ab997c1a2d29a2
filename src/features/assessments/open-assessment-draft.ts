import type { Configuration } from '../../lib/configuration/configuration.schema';
import { openDraft, type Draft } from '../../state/drafts/draft';
import type { DraftSubject } from '../../state/drafts/draft-key';
import { systemClock } from '../../lib/time/clock';
import type { AssessmentQuery } from './assessment-query';

/** The draft of the answers to the assessments of a link, or null where nothing may be kept (D10). */
export function openAssessmentDraft(
  configuration: Configuration,
  userId: string,
  { appContext, requestedIds }: Pick<AssessmentQuery, 'appContext' | 'requestedIds'>,
): Draft | null {
  return openDraft({
    configuration,
    appContext,
    clock: systemClock,
    ...toDraftSubject(userId, { requestedIds }),
  });
}

/** Whose assessments a link opens, and which. */
export function toDraftSubject(
  userId: string,
  { requestedIds }: Pick<AssessmentQuery, 'requestedIds'>,
): DraftSubject {
  return { userId, form: 'assessments', ids: requestedIds ?? [] };
}
