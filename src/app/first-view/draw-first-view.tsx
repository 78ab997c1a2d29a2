import type { ReactNode } from 'react';
import type { PublicUser } from '../../api/public-user.schema';
import { getFirstLoad, type LoadPath } from '../../lib/first-load/first-load';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { createPainter } from './create-painter';
import { createFirstForm } from './first-form';
import { FirstFrame } from './first-frame';
import { watchPages } from './first-pages';
import { FirstView } from './first-view';
import { keepDraft } from './keep-draft';
import { freezeView } from './preact-settings';
import { loadFirstScreen } from './load-first-screen';
import { readFrameConfiguration } from './read-frame-configuration';
import { holdPress } from './router-hooks';
import { watchPresses } from './watch-presses';

/**
 * Draws into #root what the app is going to render, unless the app is faster: the first assessment of a public link when
 * questions come first, else the loading state. Draws nothing on a kiosk, in the native app, and with Back.
 */
export async function drawFirstView(element: HTMLElement, load: LoadPath): Promise<void> {
  const configuration = readFrameConfiguration();
  if (configuration === null) return;
  const { pathname, search } = window.location;
  const firstLoad = getFirstLoad();
  const paint = createPainter(element);
  const draw = (content: ReactNode, user?: PublicUser) =>
    paint(
      <FirstFrame configuration={configuration} pathname={pathname} user={user}>
        {content}
      </FirstFrame>,
    );

  const location = { pathname, search };
  const screen = await loadFirstScreen(location, configuration, load).catch(() => null);
  if (firstLoad.isClosed) return;
  if (screen === null) {
    draw(<LoadingScreen />);
    return;
  }
  const form = createFirstForm(screen.form);
  const presses = watchPresses(element, (pressed) => {
    form.setBusy(pressed instanceof HTMLButtonElement && pressed.type === 'submit');
    return form.isBusy();
  });
  const pages = watchPages(form, presses.giveUp);
  keepDraft(screen, form);
  const onNext = () => {
    if (!pages.goNext()) holdPress();
  };
  const drawQuestions = (isWhole: boolean) =>
    draw(<FirstView screen={screen} form={form} onNext={onNext} isWhole={isWhole} />, screen.user);
  drawQuestions(false);
  firstLoad.firstView = {
    kind: 'questions',
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
