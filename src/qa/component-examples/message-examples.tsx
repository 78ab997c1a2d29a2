import { useState } from 'react';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { ErrorSummary } from '../../ui/error-summary/error-summary';
import { Progress } from '../../ui/progress/progress';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import { Stack } from '../../ui/stack/stack';
import { showToast } from '../../ui/toaster/toaster';
import { Row, ExampleSection } from './example-section';

const problems = [
  { fieldId: 'example-a', text: 'Question 1 needs an answer' },
  { fieldId: 'example-b', text: 'Question 2 needs a whole number from 0 to 24' },
];

/** Alerts, toasts, dialogs, progress and loading states. */
export function MessageExamples() {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <ExampleSection name="Messages">
      <ErrorSummary problems={problems} attempt={0} />
      <Alert actions={<Button variant="secondary">Try again</Button>}>
        We couldn’t send your answers. They are still here.
      </Alert>
      <Alert tone="info">This is a preview. Nothing is sent.</Alert>
      <Alert tone="success">A new link has been sent.</Alert>
      <Row>
        <Button
          variant="secondary"
          onClick={() => showToast('Reminder created', { tone: 'success' })}
        >
          Show a success toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast('Unable to save your preference', { tone: 'error', durationMs: 2000 })
          }
        >
          Show an error toast
        </Button>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Open a dialog
        </Button>
      </Row>
      <ConfirmDialog
        isOpen={isAsking}
        title="Leave without sending?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={close}
        onCancel={close}
      >
        Your answers have not been sent. If you leave now, they are gone.
      </ConfirmDialog>
      <Stack gap={3}>
        <Progress label="Nothing yet" value={0} />
        <Progress label="Progress" value={43} />
        <Progress label="Complete" value={100} />
      </Stack>
      <Loading>
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton shape="short-line" />
        <Skeleton shape="control" />
        <Skeleton shape="card" />
      </Loading>
    </ExampleSection>
  );
}
