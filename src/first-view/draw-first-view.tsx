import { selectCurrent } from '../../machines/assessment-gate/assessment-gate.selectors';
import { drawForm } from './draw-form';
import { createLinkForm } from './link-form';
import { ViewFrame } from './view-frame';
import { FirstView } from './first-view';
import type { LoadPath, PageLoad } from './page-load';
import { loadLinkQuestions } from './load-link-questions';
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
  const form = createLinkForm(screen.form);
  const view = drawForm(element, pageLoad, screen, form, ({ onNext, isWhole }) => (
    <ViewFrame configuration={configuration} userId={userId} user={user}>
      <FirstView screen={screen} form={form} onNext={onNext} isWhole={isWhole} />
    </ViewFrame>
  ));
  pageLoad.firstView = {
    ...view,
    kind: 'questions',
    userId,
    end: () => {
      const input = view.end();
      return { ...input, assessmentId: selectCurrent(form.getSnapshot().context)?.id ?? '' };
    },
  };
}
