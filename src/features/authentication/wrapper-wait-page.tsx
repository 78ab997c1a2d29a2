import { LinkButton } from '../../ui/button/button';
import { ResultPage } from '../../ui/result-page/result-page';
import { LOG_IN_HERE, WAIT_DETAIL, WAIT_HEADING } from './copy';

/** Shown while the native app signs in or out; links to /login in case the app does not respond. */
export function WrapperWaitPage() {
  return (
    <ResultPage
      heading={WAIT_HEADING()}
      actions={
        <LinkButton variant="quiet" to="/login">
          {LOG_IN_HERE()}
        </LinkButton>
      }
    >
      <p>{WAIT_DETAIL()}</p>
    </ResultPage>
  );
}
