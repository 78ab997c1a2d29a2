import { LinkButton } from '../../ui/button/button';
import { ResultPage } from '../../ui/result-page/result-page';

/** Shown while the native app signs in or out; links to /login in case the app does not respond. */
export function WrapperWaitPage() {
  return (
    <ResultPage
      heading="One moment…"
      actions={
        <LinkButton variant="quiet" to="/login">
          Log in here instead
        </LinkButton>
      }
    >
      <p>The app will continue from here.</p>
    </ResultPage>
  );
}
