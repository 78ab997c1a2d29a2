import { dropStrayClicks } from '../lib/browser/drop-stray-clicks';
import { createCheckInForm } from './check-in-form';
import { CheckInView } from './check-in-view';
import { drawForm } from './draw-form';
import { loadPage } from './draw-page-view';
import type { PageLoad } from './page-load';
import { readCheckIn } from './read-check-in';
import { runInPage } from './run-in-page';

/* The first view of a check-in of a signed-in user, a script for each language. */

runInPage((pageLoad) => {
  dropStrayClicks();
  // What fails here also fails in the app, which then shows it.
  drawCheckIn(pageLoad).catch(() => undefined);
});

async function drawCheckIn(pageLoad: PageLoad): Promise<void> {
  const [, segment = ''] = /^\/check-ins\/([^/]+)\/?$/.exec(window.location.pathname) ?? [];
  const checkInId = decodeURIComponent(segment);
  const page = await loadPage(pageLoad, pageLoad.member, (responses, configuration) =>
    readCheckIn(responses, checkInId, configuration),
  );
  if (page === null) return;
  const { configuration, element, content: checkIn } = page;
  const { profile, module } = checkIn;
  const { userId } = profile;
  const form = createCheckInForm(checkIn.form);
  const kept = { userId, draftKey: checkIn.draftKey };
  const view = drawForm(element, pageLoad, kept, form, (props) => (
    <CheckInView {...props} configuration={configuration} checkIn={checkIn} form={form} />
  ));
  pageLoad.firstView = { ...view, kind: 'check-in', userId, checkInId, module };
}
