import { drawPageView } from './draw-page-view';
import { HomeView } from './home-view';
import { readHome } from './read-home';
import { runInPage } from './run-in-page';

/* The first view of the home page, a script for each language. */

runInPage((pageLoad) => {
  drawPageView(pageLoad, pageLoad.home, (responses) => {
    const home = readHome(responses);
    const { userId } = home.profile;
    return {
      facts: { kind: 'home', userId, hasCheckIns: home.checkIns !== undefined },
      render: (props) => <HomeView {...props} home={home} />,
    };
    // What fails here also fails in the app, which then shows it.
  }).catch(() => undefined);
});
