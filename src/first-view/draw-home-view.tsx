import { applyPageStyles } from '../lib/browser/page-styles';
import { createClickQueue } from './click-queue';
import { createPainter } from './create-painter';
import { HomeView } from './home-view';
import { createNotLoadedNote } from './not-loaded-note';
import type { HomeResponses, PageLoad } from './page-load';
import { QueueClickContext } from './queueing-link';
import { readFrameConfiguration } from './read-frame-configuration';
import { readHome } from './read-home';

/** Draws the home page into `element` as the app is going to render it, unless the app is faster, or the session has ended. */
export async function drawHomeView(
  element: HTMLElement,
  pageLoad: PageLoad,
  responses: Promise<HomeResponses>,
): Promise<void> {
  const configuration = readFrameConfiguration(pageLoad);
  if (configuration === null) return;
  const home = readHome(await responses);
  await applyPageStyles();
  if (pageLoad.isClosed) return;
  const painter = createPainter(element, pageLoad);
  const note = createNotLoadedNote(element, painter);
  const clicks = createClickQueue(element, { onTimeout: note.show });
  painter.paint(
    <QueueClickContext value={clicks.queueClick}>
      <HomeView configuration={configuration} home={home} onDismiss={clicks.queueClick} />
    </QueueClickContext>,
  );
  pageLoad.firstView = {
    kind: 'home',
    userId: home.profile.userId,
    hasCheckIns: home.checkIns !== undefined,
    showNotLoaded: clicks.fail,
    end: () => {
      note.remove();
      const pressed = clicks.end();
      painter.release();
      return { pressed };
    },
  };
}
