import type { Failure } from '../../../machines/port';
import { Alert } from '../../ui/alert/alert';
import { Actions, Button } from '../../ui/button/button';
import { FormMessage } from '../../ui/form/form-message';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { SafeHtml } from '../../ui/safe-html/safe-html';
import { Stack } from '../../ui/stack/stack';
import { AGREE, CONSENT_FAILED, CONSENT_HEADING } from './copy';

type Props = {
  /** The consent text, as HTML. */
  readonly copy: string;
  readonly failure: Failure | null;
  readonly isBusy: boolean;
  readonly onAgree: () => void;
};

/** Shows the clinic's consent text with a button to agree (§4). */
export function ConsentScreen({ copy, failure, isBusy, onAgree }: Props) {
  return (
    <Stack>
      <PageHeading>{CONSENT_HEADING}</PageHeading>
      <SafeHtml html={copy} />
      <FormMessage isBusy={isBusy}>
        {failure !== null && <Alert tone="error">{failure.message ?? CONSENT_FAILED}</Alert>}
      </FormMessage>
      <Actions>
        <Button variant="primary" isBusy={isBusy} onClick={onAgree}>
          {AGREE}
        </Button>
      </Actions>
    </Stack>
  );
}
