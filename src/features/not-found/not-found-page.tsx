import { useHideAppPrompt } from '../../lib/react/app-prompt-visibility';
import { LinkButton } from '../../ui/button/button';
import { ResultPage } from '../../ui/result-page/result-page';
import { SupportContacts } from '../../ui/support-contacts/support-contacts';

/** Page for an unknown URL. */
export function NotFoundPage() {
  useHideAppPrompt();
  return (
    <ResultPage
      heading="Page not found"
      actions={
        <LinkButton to="/" variant="secondary">
          Go to the start page
        </LinkButton>
      }
    >
      <p>We can’t find this page. The link may be incomplete. You did nothing wrong.</p>
      <SupportContacts />
    </ResultPage>
  );
}
