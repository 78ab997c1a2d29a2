import { toApiUrl } from '../../api/to-api-url';
import { readLinkConfiguration } from '../../lib/configuration/link-configuration';
import { detectLanguage } from '../../lib/language/detect-language';
import { collectFormMessages } from '../../lib/submission/form-messages';
import { markPage } from '../../lib/language/mark-page';
import type { PageLoad } from '../page-load';
import { createPrefetch } from './create-prefetch';
import { readFrameConfiguration } from '../read-frame-configuration';
import {
  expectNoSession,
  isSessionOver,
  prefetchHome,
  prefetchMemberPage,
} from './prefetch-member';
import {
  getLinkUserId,
  getMemberRequests,
  getPrefetchPaths,
  getPrefetchedRoute,
  MEMBER_PAGES,
} from './prefetch-plan';
import { applyStyles, preload, preloadChunks, runScript } from './preload-chunks';
import { watchPageLoad } from './watch-page-load';
import { watchLinkUser, watchMember, watchSignIn } from './watch-session-end';

/** Runs first, before the rest of the page has arrived: sends the requests and preloads the scripts that the URL will need. */
export function startPrefetch(pageLoad: PageLoad): void {
  const language = detectLanguage();
  markPage(language);
  document.documentElement.dataset.hasLanguage = '';
  watchPageLoad(pageLoad);
  const configuration = readLinkConfiguration(
    document.getElementById('app-config')?.textContent ?? '',
    window.location,
  );
  pageLoad.configuration = configuration;
  const linkUserId = getLinkUserId(window.location.pathname);
  if (linkUserId !== null) watchLinkUser(pageLoad, linkUserId);
  const prefetch = createPrefetch(pageLoad);
  const send = (path: string) => prefetch.send(toApiUrl(configuration.apiBaseUrl, path));
  const paths = getPrefetchPaths(window.location, {
    isBirthdayConfirmationOn: configuration.flags.assessment_birthday_confirmation,
  });
  const sent = new Map(paths.map((path) => [path, send(path)] as const));
  pageLoad.load = async (path) => {
    const response = await (sent.get(path) ?? send(path));
    if (!response.ok) throw new Error(`Status ${response.status}`);
    return JSON.parse(await response.text()) as unknown;
  };
  const route = getPrefetchedRoute(window.location.pathname);
  if (FORM_PAGES.includes(route)) pageLoad.takeFormMessages = collectFormMessages();
  let member: PageLoad['member'] = null;
  if (MEMBER_PAGES.includes(route)) {
    let memberId: string | null = null;
    watchMember(pageLoad, () => memberId);
    const onUser = (userId: string) => {
      memberId = userId;
    };
    if (route === 'home') pageLoad.home = prefetchHome(prefetch, configuration, onUser);
    else {
      const getRequests = (userId: string) => getMemberRequests(window.location.pathname, userId);
      member = prefetchMemberPage(prefetch, configuration, getRequests, onUser);
      member.catch(() => undefined);
    }
    pageLoad.home?.catch(() => undefined);
  }
  const isViewed =
    VIEWED_PAGES.includes(route) &&
    !(MEMBER_PAGES.includes(route) && isSessionOver(configuration)) &&
    (route === 'home' || isPlainEntry()) &&
    readFrameConfiguration(pageLoad) !== null;
  if (isViewed) pageLoad.member = member;
  if (isViewed && route === 'login') {
    watchSignIn(pageLoad);
    pageLoad.noSession = expectNoSession(prefetch, configuration);
    pageLoad.noSession.catch(() => undefined);
  }
  // After the first request, not after its response: the view would wait for the script.
  loadScripts({ pageLoad, route, language, isViewed, firstResponse: prefetch.firstResponse });
}

type ScriptOptions = {
  readonly pageLoad: PageLoad;
  readonly route: string;
  readonly language: string;
  readonly isViewed: boolean;
  readonly firstResponse: Promise<void>;
};

/** Loads the first view, and preloads the code of the app: after it, because they share the line. */
function loadScripts({ pageLoad, route, language, isViewed, firstResponse }: ScriptOptions): void {
  const { currentScript } = document;
  const getFiles = (name: string) => currentScript?.getAttribute(`data-${name}`) ?? '';
  const pageView = isViewed ? getFiles(`${route}-view-${language}`) : '';
  if (pageView !== '') applyStyles(getFiles(route), pageLoad);
  // In English that of a link is part of the page.
  const view = route === 'assessments' ? getFiles(language) : pageView;
  if (view === '') {
    const preloadApp = () => preload(getFiles('app'));
    // The responses of a link come first: its first view needs nothing else.
    if (route === 'assessments')
      document.addEventListener('readystatechange', preloadApp, { once: true });
    else preloadApp();
    preloadChunks(getFiles(route), firstResponse, pageLoad);
  } else {
    /** What is drawn; rejects if the app shows another screen. */
    const drawn = pageLoad.home ?? pageLoad.member ?? pageLoad.noSession;
    const isNotDrawn = new Promise<void>((resolve) => {
      drawn?.catch(() => resolve());
    });
    pageLoad.beforeApp = Promise.race([runScript(view), isNotDrawn]);
    void Promise.allSettled([pageLoad.beforeApp, drawn]).then(() => {
      if (!pageLoad.hasAppStarted) preload(getFiles(route));
    });
  }
  preload(getFiles(`texts-${language}`));
}

/** The pages of questions. */
const FORM_PAGES = ['assessments', 'check-ins', 'check-in'];

/** The pages that have a first view of their own. */
const VIEWED_PAGES = ['home', 'check-in', 'progress', 'login', 'kiosk', 'intake'];

/** Without what only the app shows: a message from the page before, or a later step. */
const isPlainEntry = () => (window.history.state as { readonly usr?: unknown } | null)?.usr == null;
