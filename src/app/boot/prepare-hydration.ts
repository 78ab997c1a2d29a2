import { parseAppContext } from '../../../machines/app-context';
import type { ApiDispatch } from '../../api/api-dispatch';
import { ActorRegistry } from '../../lib/actors/actor-registry';
import type { PressInput } from '../../features/assessments/first-view-input.types';
import type { ReplayEvents } from '../../features/assessments/prepare-assessments';
import type { AdoptCheckIn } from '../../features/check-ins/prepare-check-in';
import type { CheckInView, FirstView, PageView } from '../../first-view/page-load';
import {
  importAssessmentsPage,
  importCheckInPage,
  importHomePage,
  importIntakeLayout,
  importKioskPage,
  importProgressPage,
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
 * finds the responses of the first view, and sends no request. The returned function ends the first view, unless it is not shown
 * any more: then it returns null.
 */
export async function prepareHydration(
  services: AppServices,
  view: FirstView,
): Promise<(isShown: boolean) => End | null> {
  switch (view.kind) {
    case 'questions': {
      const adopt = await prepareQuestions(services, view.userId).catch(() => null);
      return (isShown) => endForm(isShown ? view : null, adopt);
    }
    case 'check-in': {
      const adopt = await prepareCheckInPage(services, view).catch(() => null);
      return (isShown) => endForm(isShown ? view : null, adopt);
    }
    default: {
      const isAdopted = await preparePage(services, view).catch(() => false);
      return (isShown) => (isShown ? { ...view.end(), isAdopted } : null);
    }
  }
}

/** Ends pages of questions, unless they are not shown any more: `adopt` continues the flow with what was entered there. */
function endForm<Input extends PressInput>(
  view: { readonly end: () => Input } | null,
  adopt: ((input: Input | null) => boolean) | null,
): End | null {
  const input = view?.end() ?? null;
  const isAdopted = adopt?.(input) === true;
  return input && { pressed: input.pressed, isAdopted };
}

async function preparePage(services: AppServices, view: PageView): Promise<boolean> {
  switch (view.kind) {
    case 'home':
      return prepareMemberPage(services, view.userId, async () => {
        const { prepareHome } = await importHomePage();
        return (dispatch) => prepareHome(dispatch, view);
      });
    case 'progress':
      return prepareMemberPage(services, view.userId, async () => {
        const { prepareProgress } = await importProgressPage();
        return prepareProgress;
      });
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

/** Resumes the session and loads what the page shows; false if another user, or none, is signed in. */
async function prepareMemberPage(
  services: AppServices,
  userId: string,
  importPrepare: () => Promise<(dispatch: ApiDispatch) => Promise<string>>,
): Promise<boolean> {
  const [{ createSessionService }, prepare] = await Promise.all([
    importSessionProvider(),
    importPrepare(),
  ]);
  const isSignedIn = await services.get(createSessionService).resume();
  return isSignedIn && (await prepare(services.store.dispatch)) === userId;
}

/** Resumes the session and starts the flow of the check-in; null if another user, or none, is signed in. */
async function prepareCheckInPage(
  services: AppServices,
  { userId, checkInId, module }: CheckInView,
): Promise<AdoptCheckIn | null> {
  const [{ createSessionService }, { prepareCheckIn }] = await Promise.all([
    importSessionProvider(),
    importCheckInPage(),
  ]);
  const { store, configuration, actors } = services;
  const isSignedIn = await services.get(createSessionService).resume();
  return isSignedIn
    ? prepareCheckIn(actors, {
        dispatch: store.dispatch,
        configuration,
        userId,
        checkInId,
        shown: module,
      })
    : null;
}

/**
 * Starts the flows of a public link. The returned function continues them with what was entered in the first view, and
 * returns false if the app's first screen is another one.
 */
async function prepareQuestions(
  { store, configuration, preparedActors }: AppServices,
  userId: string,
): Promise<ReplayEvents> {
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
