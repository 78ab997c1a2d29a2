import { getFirstLoad, type HomeResponses } from '../../lib/first-load/first-load';
import { createPainter } from './create-painter';
import { HomeView } from './home-view';
import { freezeView } from './preact-settings';
import { readFrameConfiguration } from './read-frame-configuration';
import { readHome } from './read-home';
import { holdPress } from './router-hooks';
import { watchPresses } from './watch-presses';
import { waitForStyles } from './wait-for-styles';

/** Draws the home page into `element` as the app is going to render it, unless the app is faster, or the session has ended. */
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
  firstLoad.firstView = {
    kind: 'home',
    userId: home.profile.userId,
    hasCheckIns: home.checkIns !== undefined,
    end: () => {
      presses.stop();
      freezeView();
      return { pressed: presses.getLast() };
    },
  };
}
