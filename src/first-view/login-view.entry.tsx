import { AppFrame } from '../app/layouts/app-frame';
import { LoginForm } from '../features/authentication/login-form';
import { drawPageView } from './draw-page-view';
import { runInPage } from './run-in-page';

/* The first view of the login page, a script for each language. */

runInPage((pageLoad) => {
  drawPageView(pageLoad, pageLoad.noSession, () => ({
    facts: { kind: 'login' },
    render: ({ configuration, queueClick }) => (
      <AppFrame
        configuration={configuration}
        location={window.location}
        clinicLogoUrl={null}
        caption={null}
        helpPath={null}
        // Without history there is nothing to go back to.
        back={null}
        actions={null}
        isCard
      >
        <LoginForm
          validate={() => ({})}
          onSubmit={queueClick}
          isBusy={false}
          email=""
          from="/"
          message={null}
          result={null}
        />
      </AppFrame>
    ),
    // Whoever is signed in gets another page from the app.
  })).catch(() => undefined);
});
