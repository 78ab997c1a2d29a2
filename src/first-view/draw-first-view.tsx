import { createClickQueue } from './click-queue';
import { createPainter } from './create-painter';
import { createViewForm } from './view-form';
import { ViewFrame } from './view-frame';
import { watchPages } from './watch-pages';
import { FirstView } from './first-view';
import { keepDraft } from './keep-draft';
import { createNotLoadedNote } from './not-loaded-note';
import type { LoadPath, PageLoad } from './page-load';
import { loadLinkQuestions } from './load-link-questions';
import { QueueClickContext } from './queueing-link';
import { readFrameConfiguration } from './read-frame-configuration';

/**
 * Draws into #root what the app is going to render, unless the app is faster: the first assessment of a public link when
 * questions come first. Draws nothing on other pages, on a kiosk, in the native app, and with Back.
 */
export async function drawFirstView(
  element: HTMLElement,
  pageLoad: PageLoad,
  load: LoadPath,
): Promise<void> {
  const configuration = readFrameConfiguration(pageLoad);
  if (configuration === null) return;
  const { pathname, search } = window.location;
  const screen = await loadLinkQuestions({ pathname, search }, configuration, load);
  if (screen === null || pageLoad.isClosed) return;

  const { userId, user } = screen;
  const painter = createPainter(element, pageLoad);
  const form = createViewForm(screen.form);
  const getAnswersState = keepDraft(screen, form);
  const note = createNotLoadedNote(element, painter, getAnswersState);
  const clicks = createClickQueue(element, {
    onTimeout: note.show,
    showBusy: (clicked) => {
      form.setBusy(clicked instanceof HTMLButtonElement && clicked.type === 'submit');
      return form.isBusy();
    },
  });
  const pages = watchPages(form, clicks.discard);
  const onNext = () => {
    if (!pages.goNext()) clicks.queueClick();
  };
  // Where nothing can be kept, the browser asks before the page is left (D10).
  const warnBeforeUnload = (event: BeforeUnloadEvent) => {
    if (getAnswersState() === 'lost') event.preventDefault();
  };
  window.addEventListener('beforeunload', warnBeforeUnload);
  const drawQuestions = (isWhole: boolean) =>
    painter.paint(
      <QueueClickContext value={clicks.queueClick}>
        <ViewFrame configuration={configuration} userId={userId} user={user}>
          <FirstView screen={screen} form={form} onNext={onNext} isWhole={isWhole} />
        </ViewFrame>
      </QueueClickContext>,
    );
  drawQuestions(false);
  pageLoad.firstView = {
    kind: 'questions',
    userId,
    showNotLoaded: clicks.fail,
    end: () => {
      window.removeEventListener('beforeunload', warnBeforeUnload);
      note.remove();
      pages.stop();
      const pressed = clicks.end();
      const input = form.end();
      drawQuestions(true);
      painter.release();
      return { ...input, pressed };
    },
  };
}
