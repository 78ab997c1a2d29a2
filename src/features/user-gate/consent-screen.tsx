import type { Failure } from '../../../machines/port';
import { mayHaveArrived } from '../../../machines/submission/submission';
import { publicUserApi } from '../../api/public-user.api';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { useIsKiosk } from '../../lib/kiosk/restart-context';
import { getParticipantName } from '../../lib/text/participant-name';
import { toPlainText } from '../../lib/text/plain-text';
import { toOwnLanguage } from '../../lib/url/to-own-language';
import { Alert } from '../../ui/alert/alert';
import { Actions, Button } from '../../ui/button/button';
import { Facts } from '../../ui/facts/facts';
import { FormMessage } from '../../ui/form/form-message';
import { LanguageHelp } from '../../ui/language-help/language-help';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { hasSafeText, SafeHtml } from '../../ui/safe-html/safe-html';
import { Stack } from '../../ui/stack/stack';
import { SupportContacts } from '../../ui/support-contacts/support-contacts';
import { TextLink } from '../../ui/text-link/text-link';
import {
  AGREE,
  CONSENT_FAILED,
  CONSENT_HEADING,
  CONSENT_UNCERTAIN,
  consentReason,
  formatReadingTime,
  NO_CONSENT,
  NO_CONSENT_AT_KIOSK,
  PRIVACY_POLICY,
} from './copy';

type Props = {
  readonly userId: string;
  /** The consent text, as HTML; may be empty. */
  readonly copy: string;
  readonly failure: Failure | null;
  readonly isBusy: boolean;
  readonly onAgree: () => void;
};

/** Shows the clinic's consent text, or that there is a consent without one (D9), with a button to agree (§4). */
export function ConsentScreen({ userId, copy, failure, isBusy, onAgree }: Props) {
  const { data: user } = publicUserApi.endpoints.getPublicUser.useQuery(userId);
  const name = getParticipantName(user);
  const isKiosk = useIsKiosk();
  const hasText = hasSafeText(copy);
  return (
    <Stack>
      <PageHeading>{CONSENT_HEADING()}</PageHeading>
      <Facts
        facts={[
          { icon: 'person', text: consentReason(name) },
          ...(hasText
            ? [{ icon: 'clock', text: formatReadingTime(getReadingMinutes(copy)) } as const]
            : []),
        ]}
      />
      {hasText ? <SafeHtml html={copy} /> : <PrivacyPolicy />}
      <LanguageHelp url={useConfiguration().languageHelpUrl} />
      <FormMessage isBusy={isBusy}>
        {failure !== null && (
          <Alert tone="error">
            {failure.message ?? (mayHaveArrived(failure) ? CONSENT_UNCERTAIN() : CONSENT_FAILED())}
          </Alert>
        )}
      </FormMessage>
      <Actions>
        <Button variant="primary" isBusy={isBusy} onClick={onAgree}>
          {AGREE()}
        </Button>
      </Actions>
      <p>{isKiosk ? NO_CONSENT_AT_KIOSK() : NO_CONSENT()}</p>
      {!isKiosk && <SupportContacts />}
    </Stack>
  );
}

/** About 200 words. */
const CHARACTERS_A_MINUTE = 1200;

const getReadingMinutes = (copy: string) =>
  Math.max(1, Math.round(toPlainText(copy).length / CHARACTERS_A_MINUTE));

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
