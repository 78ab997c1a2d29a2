import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PublicUser } from '../../api/public-user.schema';
import { readLinkConfiguration } from '../../lib/configuration/link-configuration';
import { getFirstLoad, type LoadPath } from '../../lib/first-load/first-load';
import { getEntryIndex } from '../../lib/history/entry-index';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { createFirstForm } from './first-form';
import { FirstFrame } from './first-frame';
import { watchPages } from './first-pages';
import { FirstView } from './first-view';
import { keepDraft } from './keep-draft';
import { freezeView } from './preact-settings';
import { loadFirstScreen } from './load-first-screen';
import { holdPress } from './router-hooks';
import { watchPresses } from './watch-presses';

/** Pages with a layout of their own. */
const pathsWithOwnLayout = /^\/(?:kiosk|clinics|intake)(?:\/|$)/i;

/**
 * Draws into #root what the app is going to render, unless the app is faster: the first assessment of a public link when
 * questions come first, else the loading state. Draws nothing on a kiosk, in the native app, and with Back.
 */
export async function drawFirstView(element: HTMLElement, load: LoadPath): Promise<void> {
  const { pathname, search } = window.location;
  const isKioskOrNative = /[?&]context=kiosk(?:&|$)/.test(search) || 'ReactNativeWebView' in window;
  const hasBack = (getEntryIndex() ?? 0) > 0;
  if (isKioskOrNative || hasBack || pathsWithOwnLayout.test(pathname)) return;

  const block = document.getElementById('app-config')?.textContent ?? '';
  const configuration = readLinkConfiguration(block, window.location);
  const firstLoad = getFirstLoad();
  const pageContent = [...element.childNodes];
  const root = createRoot(element);
  const showPage = () => {
    firstLoad.firstView?.end();
    firstLoad.firstView = null;
    firstLoad.showPage = null;
    root.render(null);
    element.replaceChildren(...pageContent);
  };
  const draw = (content: ReactNode, user?: PublicUser) => {
    if (firstLoad.showPage === null) element.replaceChildren();
    firstLoad.showPage = showPage;
    try {
      root.render(
        <FirstFrame configuration={configuration} pathname={pathname} user={user}>
          {content}
        </FirstFrame>,
      );
    } catch (error) {
      showPage();
      throw error;
    }
  };

  const location = { pathname, search };
  const screen = await loadFirstScreen(location, configuration, load).catch(() => null);
  if (firstLoad.isClosed) return;
  if (screen === null) {
    draw(<LoadingScreen />);
    return;
  }
  const form = createFirstForm(screen.form);
  const presses = watchPresses(element, form);
  const pages = watchPages(form, presses.giveUp);
  keepDraft(screen, form);
  const onNext = () => {
    if (!pages.goNext()) holdPress();
  };
  const drawQuestions = (isWhole: boolean) =>
    draw(<FirstView screen={screen} form={form} onNext={onNext} isWhole={isWhole} />, screen.user);
  drawQuestions(false);
  firstLoad.firstView = {
    userId: screen.userId,
    end: () => {
      pages.stop();
      presses.stop();
      const input = form.end();
      drawQuestions(true);
      freezeView();
      return { ...input, pressed: presses.getLast() };
    },
  };
}
