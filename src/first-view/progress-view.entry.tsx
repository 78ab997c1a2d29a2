import { hasActivityIn } from '../features/progress/has-activity-in';
import { drawPageView } from './draw-page-view';
import { ProgressView } from './progress-view';
import { queueControls } from './queue-controls';
import { readProgress } from './read-progress';
import { runInPage } from './run-in-page';

/* The first view of the progress page, a script for each language. */

runInPage((pageLoad) => {
  // The app loads the physical activity.
  if (hasActivityIn(new URLSearchParams(window.location.search))) return;
  drawPageView(pageLoad, pageLoad.member, (responses) => {
    const progress = readProgress(responses);
    return {
      facts: { kind: 'progress', userId: progress.profile.userId },
      render: (props) => <ProgressView {...props} progress={progress} />,
      onDrawn: queueControls,
    };
    // What fails here also fails in the app, which then shows it.
  }).catch(() => undefined);
});
