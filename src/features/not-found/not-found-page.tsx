import { useHideAppPrompt } from '../../lib/react/app-prompt-visibility';
import { LinkButton } from '../../ui/button/button';
import { ResultPage } from '../../ui/result-page/result-page';
import { SupportContacts } from '../../ui/support-contacts/support-contacts';

/** Page for an unknown URL. */
export function NotFoundPage() {
  useHideAppPrompt();
  return (
    <ResultPage
      icon="info"
      heading="Page not found"
      actions={<LinkButton to="/">Go to the start page</LinkButton>}
      help={<SupportContacts />}
    >
      <p>We can’t find this page. The link may be incomplete. You did nothing wrong.</p>
    </ResultPage>
  );
}
