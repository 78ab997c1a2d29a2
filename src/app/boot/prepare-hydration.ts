import { parseAppContext } from '../../../machines/app-context';
import { ActorRegistry } from '../../lib/actors/actor-registry';
import type { QuestionsInput } from '../../features/assessments/first-view-input.types';
import type { FirstView, HomeView, PageView } from '../../first-view/page-load';
import {
  importAssessmentsPage,
  importHomePage,
  importIntakeLayout,
  importKioskPage,
  importSessionProvider,
  importUserGate,
} from '../chunks';
import type { AppServices } from '../services/app-services';

/**
 * In place of reading a draft: the first view is drawn without one only, and what is kept by now, the flow is given as events.
 * Not within a function, whose scope would keep the first view in memory.
 */
const readNothing = () => null;

/** How the first view ended. */
type End = {
  /** False if the app's first screen is another one. */
  readonly isAdopted: boolean;
  /** The button or link that was pressed and needs the app; null if none was. */
  readonly pressed: HTMLElement | null;
};

/**
 * Prepares the first render so that it shows what the first view shows: only then can the app take over its elements. The app
 * finds the responses of the first view, and sends no request. The returned function ends the first view.
 */
export async function prepareHydration(services: AppServices, view: FirstView): Promise<() => End> {
  if (view.kind !== 'questions') {
    const isAdopted = await preparePage(services, view).catch(() => false);
    return () => ({ ...view.end(), isAdopted });
  }
  const adopt = await prepareQuestions(services, view.userId).catch(() => null);
  return () => {
    const input = view.end();
    return { pressed: input.pressed, isAdopted: adopt?.(input) === true };
  };
}

async function preparePage(services: AppServices, view: PageView): Promise<boolean> {
  switch (view.kind) {
    case 'home':
      return prepareHomePage(services, view);
    case 'login':
      // Until the app knows of a session it shows the form, too.
      return true;
    case 'kiosk':
      await (await importKioskPage()).prepareKiosk(services.store.dispatch, view.clinicDisplayId);
      return true;
    case 'intake':
      return (await importIntakeLayout()).prepareIntake(services, view.code);
  }
}

/** Resumes the session and loads what the home page shows; false if another user, or none, is signed in. */
async function prepareHomePage(
  services: AppServices,
  { userId, hasCheckIns }: HomeView,
): Promise<boolean> {
  const [{ createSessionService }, { prepareHome }] = await Promise.all([
    importSessionProvider(),
    importHomePage(),
  ]);
  const isSignedIn = await services.get(createSessionService).resume();
  return isSignedIn && (await prepareHome(services.store.dispatch, { hasCheckIns })) === userId;
}

/**
 * Starts the flows of a public link. The returned function continues them with what was entered in the first view, and
 * returns false if the app's first screen is another one.
 */
async function prepareQuestions(
  { store, configuration, preparedActors }: AppServices,
  userId: string,
): Promise<(input: QuestionsInput) => boolean> {
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
    draft: draft && { ...draft, read: readNothing },
    entryPage: 0,
  });
}
