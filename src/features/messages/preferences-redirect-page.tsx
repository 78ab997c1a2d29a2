import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { encodePathSegment, isSafeId } from '../../lib/url/encode-path-segment';
import { LinkButton } from '../../ui/button/button';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { ResultPage } from '../../ui/result-page/result-page';
import { SupportContacts } from '../../ui/support-contacts/support-contacts';
import { useWrapper } from '../../wrapper/wrapper-context';
import {
  OPEN_AGAIN,
  OPEN_SETTINGS,
  OPENS_IN_BROWSER,
  PREFERENCES,
  PREFERENCES_ARE_SETTINGS,
} from './copy';

const DEFAULT_TYPE = 'assessment';
/** The form of a type's name (§3): the site gets no other text of a link. */
const TYPE_NAME = /^[a-z][\w-]{0,63}$/i;

/** Returns a person's URL on the external preferences site (§2); throws if the id is not a safe path segment. */
export function toPreferencesUrl(site: string, cognitoId: string, type: string | null): string {
  const query = new URLSearchParams({
    notification_type: type !== null && TYPE_NAME.test(type) ? type : DEFAULT_TYPE,
  });
  return `${site.replace(/\/+$/, '')}/${encodePathSegment(cognitoId)}?${query.toString()}`;
}

/** /patients/{cognitoId}/notification-preferences: redirects to the external preferences site (§2), or else to the settings. */
export function PreferencesRedirectPage() {
  const { cognitoId = '' } = useParams();
  const type = useSearchParams()[0].get('notification_type');
  const { preferencesSiteUrl } = useConfiguration();
  const { isNative } = useWrapper();
  const url =
    isSafeId(cognitoId) && preferencesSiteUrl !== ''
      ? toPreferencesUrl(preferencesSiteUrl, cognitoId, type)
      : null;
  useEffect(() => {
    if (url !== null) window.location.replace(url);
  }, [url]);
  // The app opens the site in the system's browser, and this page stays (docs/native-wrapper.md).
  if (url !== null) return isNative ? <OpensInBrowser url={url} /> : <LoadingScreen />;
  return preferencesSiteUrl === '' ? <NoPreferencesSite /> : <LoadErrorPage failure={null} />;
}

function OpensInBrowser({ url }: { readonly url: string }) {
  return (
    <ResultPage
      icon="bell"
      heading={PREFERENCES()}
      actions={
        <>
          <LinkButton href={url}>{OPEN_AGAIN()}</LinkButton>
          <LinkButton variant="secondary" to="/settings/notifications">
            {OPEN_SETTINGS()}
          </LinkButton>
        </>
      }
    >
      <p>{OPENS_IN_BROWSER()}</p>
    </ResultPage>
  );
}

function NoPreferencesSite() {
  return (
    <ResultPage
      icon="bell"
      heading={PREFERENCES()}
      actions={<LinkButton to="/settings/notifications">{OPEN_SETTINGS()}</LinkButton>}
      help={<SupportContacts />}
    >
      <p>{PREFERENCES_ARE_SETTINGS()}</p>
    </ResultPage>
  );
}
