import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';

/** The address of the external preferences site for one person (§2); an id cannot leave its place in the path. */
export function toPreferencesUrl(site: string, cognitoId: string, type: string | null): string {
  const query = new URLSearchParams({ notification_type: type ?? 'assessment' });
  return `${site.replace(/\/+$/, '')}/${encodeURIComponent(cognitoId)}?${query.toString()}`;
}

/** /patients/{cognitoId}/notification-preferences: leaves for the external preferences site (§2). */
export function PreferencesRedirectPage() {
  const { cognitoId = '' } = useParams();
  const type = useSearchParams()[0].get('notification_type');
  const { preferencesSiteUrl } = useConfiguration();
  useEffect(() => {
    window.location.replace(toPreferencesUrl(preferencesSiteUrl, cognitoId, type));
  }, [cognitoId, preferencesSiteUrl, type]);
  return <LoadingScreen />;
}
