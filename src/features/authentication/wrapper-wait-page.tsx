import { LinkButton } from '../../ui/button/button';
import { ResultPage } from '../../ui/result-page/result-page';
import { LOG_IN_HERE, WAIT_DETAIL, WAIT_HEADING } from './copy';

/** `loginState`: where to go after signing in; nothing after a sign-out. */
type Props = { readonly loginState?: object | undefined };

/** Shown while the native app signs in or out; links to /login in case the app does not respond. */
export function WrapperWaitPage({ loginState }: Props) {
  return (
    <ResultPage
      heading={WAIT_HEADING()}
      actions={
        <LinkButton variant="quiet" to="/login" state={loginState}>
          {LOG_IN_HERE()}
        </LinkButton>
      }
    >
      <p>{WAIT_DETAIL()}</p>
    </ResultPage>
  );
}
