import { LinkButton } from '../../ui/button/button';
import { ResultPage } from '../../ui/result-page/result-page';

/** An address that leads nowhere: what happened, that it is nobody's fault, and one next step. */
export function NotFoundPage() {
  return (
    <ResultPage
      heading="Page not found"
      actions={
        <LinkButton to="/" variant="secondary">
          Go to the start page
        </LinkButton>
      }
    >
      <p>This address leads nowhere. The link may be incomplete; it is not your fault.</p>
    </ResultPage>
  );
}
