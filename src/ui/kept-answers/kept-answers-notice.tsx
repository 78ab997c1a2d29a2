import { Alert } from '../alert/alert';
import { Button } from '../button/button';

/** Tells that the answers of an earlier visit are in the form, and offers to clear them (D10). */
export function KeptAnswersNotice({ onStartOver }: { readonly onStartOver: () => void }) {
  return (
    <Alert
      tone="info"
      actions={
        <Button variant="secondary" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      We kept your answers.
    </Alert>
  );
}
