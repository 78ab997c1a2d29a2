import { LinkButton } from '../../ui/button/button';
import { ResultPage } from '../../ui/result-page/result-page';

/** Stands while the native app signs in or out around the page; where it does not, the login is one press away. */
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
      <p>The app is taking care of your session.</p>
    </ResultPage>
  );
}
