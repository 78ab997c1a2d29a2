import { hideOnPageHide } from '../../lib/browser/bfcache-guard';
import { getFirstLoad, type HomeResponses } from '../../lib/first-load/first-load';
import { applyPageStyles } from '../../lib/first-load/page-styles';
import { openTabChannel } from '../session/tab-channel';
import { createPainter } from './create-painter';
import { HomeView } from './home-view';
import { createNotLoadedNote } from './not-loaded-note';
import { freezeView } from './preact-settings';
import { readFrameConfiguration } from './read-frame-configuration';
import { readHome } from './read-home';
import { holdPress } from './router-hooks';
import { watchPresses } from './watch-presses';

/**
 * Draws the home page into `element` as the app is going to render it, unless the app is faster. Removes it again when the
 * session ends in another tab (D3).
 */
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
  // As in the app: a page that the browser keeps must not show again what another user of the device must not see.
  const stopHiding = hideOnPageHide(
    () => true,
    () => window.location.reload(),
  );
  const { userId } = home.profile;
  const channel = openTabChannel((message) => {
    const isSameUser = message.type === 'signed-in' && message.userId === userId;
    // From then on the app, which also has a channel, decides.
    if (isSameUser || firstLoad.isClosed) return;
    // What was prefetched is that of a session that has ended.
    firstLoad.prefetched.clear();
    firstLoad.showPage?.();
  });
  firstLoad.firstView = {
    kind: 'home',
    userId,
    hasCheckIns: home.checkIns !== undefined,
    showNotLoaded: presses.giveUpOnApp,
    end: () => {
      note.remove();
      stopHiding();
      channel.close();
      presses.stop();
      freezeView();
      return { pressed: presses.getLast() };
    },
  };
}
