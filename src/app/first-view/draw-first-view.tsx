import { createRoot } from 'react-dom/client';
import { getFirstLoad, type LoadPath } from '../../lib/first-load/first-load';
import { createFirstForm } from './first-form';
import { FirstView } from './first-view';
import { freezeView } from './preact-settings';
import { loadFirstScreen } from './load-first-screen';
import { watchPresses } from './watch-presses';

/** Draws the first assessment of a public link into #root when questions come first, unless the app is faster. */
export async function drawFirstView(load: LoadPath): Promise<void> {
  const screen = await loadFirstScreen(window.location, load);
  const element = document.getElementById('root');
  const firstLoad = getFirstLoad();
  if (screen === null || element === null || firstLoad.isClosed) return;

  const previousContent = [...element.childNodes];
  const form = createFirstForm(screen);
  const presses = watchPresses(element, form);
  const root = createRoot(element);
  const draw = (isWhole: boolean) =>
    root.render(<FirstView screen={screen} form={form} isWhole={isWhole} />);
  const end = () => {
    presses.stop();
    const answers = form.end();
    draw(true);
    freezeView();
    return { assessmentId: screen.assessment.id, answers, pressed: presses.getLast() };
  };
  try {
    draw(false);
  } catch (error) {
    element.replaceChildren(...previousContent);
    throw error;
  }
  firstLoad.firstView = {
    userId: screen.userId,
    end,
    remove: () => {
      end();
      firstLoad.firstView = null;
      element.replaceChildren(...previousContent);
    },
  };
}
