import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { ANSWERS_KEPT, START_OVER } from './copy';

/** Tells that the answers of an earlier visit are in the form, and offers to clear them (D10). */
export function KeptAnswersNotice({ onStartOver }: { readonly onStartOver: () => void }) {
  return (
    <Alert
      tone="info"
      actions={
        <Button variant="secondary" onClick={onStartOver}>
          {START_OVER()}
        </Button>
      }
    >
      {ANSWERS_KEPT()}
    </Alert>
  );
}
