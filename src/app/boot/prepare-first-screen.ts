import { parseAppContext } from '../../../machines/app-context';
import { ActorRegistry } from '../../lib/actors/actor-registry';
import type { FirstViewInput } from '../../lib/first-load/first-load';
import { importAssessmentsPage, importUserGate } from '../chunks';
import type { AppServices } from '../services/app-services';

/** Continues with what was entered in the first view; false if the app's first screen is another one. */
export type TakeOver = (input: FirstViewInput) => boolean;

/**
 * Starts the flows of a public link before the first render, so that this shows the questions at once: only then can it
 * take over the elements of the first view. The flows find the responses of the first view, and send no request.
 */
export async function prepareFirstScreen(
  { store, configuration, preparedActors }: AppServices,
  userId: string,
): Promise<TakeOver> {
  const [{ prepareUserGate }, { prepareAssessments, readAssessmentQuery, openAssessmentDraft }] =
    await Promise.all([importUserGate(), importAssessmentsPage()]);
  const { dispatch } = store;
  const { origin, search } = window.location;
  const registry = new ActorRegistry();
  preparedActors.set(userId, registry);
  const appContext = parseAppContext(new URLSearchParams(search).get('context'));
  const options = { dispatch, configuration, userId };
  const user = await prepareUserGate(registry, { ...options, appContext });
  if (user === null) return () => false;
  const query = readAssessmentQuery(new URLSearchParams(search), {
    ownOrigin: origin,
    trustedOrigins: configuration.trustedOrigins,
  });
  const draft = openAssessmentDraft(configuration, userId, query);
  return prepareAssessments(registry, {
    ...options,
    user,
    search,
    query,
    // The first view is drawn without a draft only: what is kept by now, the flow is given as events.
    draft: draft && { ...draft, read: () => null },
    draftPage: 0,
  });
}
