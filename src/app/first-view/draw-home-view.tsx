import { getFirstLoad, type HomeResponses } from '../../lib/first-load/first-load';
import { applyPageStyles } from '../../lib/first-load/page-styles';
import { createPainter } from './create-painter';
import { HomeView } from './home-view';
import { createNotLoadedNote } from './not-loaded-note';
import { freezeView } from './preact-settings';
import { readFrameConfiguration } from './read-frame-configuration';
import { readHome } from './read-home';
import { holdPress } from './router-hooks';
import { watchPresses } from './watch-presses';

/** Draws the home page into `element` as the app is going to render it, unless the app is faster, or the session has ended. */
export async function drawHomeView(
  element: HTMLElement,
  responses: Promise<HomeResponses>,
): Promise<void> {
  const configuration = readFrameConfiguration();
  if (configuration === null) return;
  const home = readHome(await responses);
  await applyPageStyles();
  const firstLoad = getFirstLoad();
  if (firstLoad.isClosed) return;
  const painter = createPainter(element);
  painter.paint(<HomeView configuration={configuration} home={home} onDismiss={holdPress} />);
  const note = createNotLoadedNote(element, painter);
  const presses = watchPresses(element, { onTimeout: note.show });
  firstLoad.firstView = {
    kind: 'home',
    userId: home.profile.userId,
    hasCheckIns: home.checkIns !== undefined,
    showNotLoaded: presses.giveUpOnApp,
    end: () => {
      note.remove();
      presses.stop();
      freezeView();
      return { pressed: presses.getLast() };
    },
  };
}
