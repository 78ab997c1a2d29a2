import { getFirstLoad, type LoadPath } from '../../lib/first-load/first-load';
import { createPainter } from './create-painter';
import { createFirstForm } from './first-form';
import { FirstFrame } from './first-frame';
import { watchPages } from './first-pages';
import { FirstView } from './first-view';
import { keepDraft } from './keep-draft';
import { createNotLoadedNote } from './not-loaded-note';
import { freezeView } from './preact-settings';
import { loadFirstScreen } from './load-first-screen';
import { readFrameConfiguration } from './read-frame-configuration';
import { holdPress } from './router-hooks';
import { watchPresses } from './watch-presses';

/**
 * Draws into #root what the app is going to render, unless the app is faster: the first assessment of a public link when
 * questions come first. Draws nothing on other pages, on a kiosk, in the native app, and with Back.
 */
export async function drawFirstView(element: HTMLElement, load: LoadPath): Promise<void> {
  const configuration = readFrameConfiguration();
  if (configuration === null) return;
  const { pathname, search } = window.location;
  const firstLoad = getFirstLoad();
  const screen = await loadFirstScreen({ pathname, search }, configuration, load);
  if (screen === null || firstLoad.isClosed) return;

  const { userId, user } = screen;
  const painter = createPainter(element);
  const form = createFirstForm(screen.form);
  const getAnswersState = keepDraft(screen, form);
  const note = createNotLoadedNote(element, painter, getAnswersState);
  const presses = watchPresses(element, {
    onTimeout: note.show,
    showBusy: (pressed) => {
      form.setBusy(pressed instanceof HTMLButtonElement && pressed.type === 'submit');
      return form.isBusy();
    },
  });
  const pages = watchPages(form, presses.giveUp);
  const onNext = () => {
    if (!pages.goNext()) holdPress();
  };
  // Where nothing can be kept, the browser asks before the page is left (D10).
  const warnBeforeUnload = (event: BeforeUnloadEvent) => {
    if (getAnswersState() === 'lost') event.preventDefault();
  };
  window.addEventListener('beforeunload', warnBeforeUnload);
  const drawQuestions = (isWhole: boolean) =>
    painter.paint(
      <FirstFrame configuration={configuration} userId={userId} user={user}>
        <FirstView screen={screen} form={form} onNext={onNext} isWhole={isWhole} />
      </FirstFrame>,
    );
  drawQuestions(false);
  firstLoad.firstView = {
    kind: 'questions',
    userId,
    showNotLoaded: presses.giveUpOnApp,
    end: () => {
      window.removeEventListener('beforeunload', warnBeforeUnload);
      note.remove();
      pages.stop();
      presses.stop();
      const input = form.end();
      drawQuestions(true);
      freezeView();
      return { ...input, pressed: presses.getLast() };
    },
  };
}
