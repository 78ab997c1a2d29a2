import { hideOnPageHide } from '../../lib/browser/bfcache-guard';
import { getFirstLoad, type HomeResponses } from '../../lib/first-load/first-load';
import { openTabChannel } from '../session/tab-channel';
import { createPainter } from './create-painter';
import { HomeView } from './home-view';
import { freezeView } from './preact-settings';
import { readFrameConfiguration } from './read-frame-configuration';
import { readHome } from './read-home';
import { holdPress } from './router-hooks';
import { watchPresses } from './watch-presses';
import { waitForStyles } from './wait-for-styles';

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
  await waitForStyles();
  const firstLoad = getFirstLoad();
  if (firstLoad.isClosed) return;
  const paint = createPainter(element);
  paint(<HomeView configuration={configuration} home={home} onDismiss={holdPress} />);
  const presses = watchPresses(element);
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
    end: () => {
      stopHiding();
      channel.close();
      presses.stop();
      freezeView();
      return { pressed: presses.getLast() };
    },
  };
}
