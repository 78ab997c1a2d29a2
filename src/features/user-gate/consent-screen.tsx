import type { Failure } from '../../../machines/port';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { useIsKiosk } from '../../lib/kiosk/restart-context';
import { toOwnLanguage } from '../../lib/url/to-own-language';
import { Alert } from '../../ui/alert/alert';
import { Actions, Button } from '../../ui/button/button';
import { FormMessage } from '../../ui/form/form-message';
import { LanguageHelp } from '../../ui/language-help/language-help';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { hasSafeText, SafeHtml } from '../../ui/safe-html/safe-html';
import { Stack } from '../../ui/stack/stack';
import { TextLink } from '../../ui/text-link/text-link';
import {
  AGREE,
  CONSENT_FAILED,
  CONSENT_HEADING,
  CONSENT_WITHOUT_TEXT,
  PRIVACY_POLICY,
} from './copy';

type Props = {
  /** The consent text, as HTML; may be empty. */
  readonly copy: string;
  readonly failure: Failure | null;
  readonly isBusy: boolean;
  readonly onAgree: () => void;
};

/** Shows the clinic's consent text, or that there is a consent without one (D9), with a button to agree (§4). */
export function ConsentScreen({ copy, failure, isBusy, onAgree }: Props) {
  return (
    <Stack>
      <PageHeading>{CONSENT_HEADING()}</PageHeading>
      {hasSafeText(copy) ? <SafeHtml html={copy} /> : <ConsentWithoutText />}
      <LanguageHelp url={useConfiguration().languageHelpUrl} />
      <FormMessage isBusy={isBusy}>
        {failure !== null && <Alert tone="error">{failure.message ?? CONSENT_FAILED()}</Alert>}
      </FormMessage>
      <Actions>
        <Button variant="primary" isBusy={isBusy} onClick={onAgree}>
          {AGREE()}
        </Button>
      </Actions>
    </Stack>
  );
}

function ConsentWithoutText() {
  return (
    <>
      <p>{CONSENT_WITHOUT_TEXT()}</p>
      <PrivacyPolicy />
    </>
  );
}

/** A link in a new window; on a kiosk, which visitors cannot leave, text with the address, as in consent texts. */
function PrivacyPolicy() {
  const url = toOwnLanguage(useConfiguration().privacyUrl);
  const isKiosk = useIsKiosk();
  if (url === '') return null;
  return (
    <p>
      {isKiosk ? (
        `${PRIVACY_POLICY()} (${new URL(url, window.location.origin).href})`
      ) : (
        <TextLink href={url} target="_blank" rel="noopener noreferrer">
          {PRIVACY_POLICY()}
        </TextLink>
      )}
    </p>
  );
}
