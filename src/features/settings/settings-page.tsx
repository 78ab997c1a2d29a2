import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useProfile } from '../../api/profile-context';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { toOwnLanguage } from '../../lib/url/to-own-language';
import { safetyNetPath } from '../../lib/url/paths';
import { Columns } from '../../ui/columns/columns';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { toSupportContacts } from '../../ui/support-contacts/to-support-contacts';
import { useWrapper } from '../../wrapper/wrapper-context';
import type { WrapperMessage } from '../../wrapper/wrapper.types';
import {
  ACCOUNT,
  ACCOUNT_DETAIL,
  APPLE_HEALTH,
  APPLE_HEALTH_DETAIL,
  CONTACT_SUPPORT,
  NOTIFICATIONS,
  NOTIFICATIONS_DETAIL,
  PRIVACY,
  SAFETY_NET,
  SAFETY_NET_DETAIL,
  SETTINGS,
  TERMS,
} from './copy';
import { SettingsRow } from './settings-row';
import styles from './settings-row.module.css';

/** /settings: links to the settings, help and legal pages (§2). */
export function SettingsPage() {
  const { userId } = useProfile();
  const configuration = useConfiguration();
  const { supportUrl, privacyUrl, termsUrl } = configuration;
  // Without a page, the first of the other contacts.
  const supportHref = supportUrl || toSupportContacts(configuration)[0]?.href;
  const { platform } = useWrapper();
  const sendToApp = useSendToApp();
  return (
    <Columns>
      <PageHeading>{SETTINGS()}</PageHeading>
      <Rows>
        <SettingsRow
          icon="person"
          label={ACCOUNT()}
          detail={ACCOUNT_DETAIL()}
          to="/settings/account"
        />
        <SettingsRow
          icon="bell"
          label={NOTIFICATIONS()}
          detail={NOTIFICATIONS_DETAIL()}
          to="/settings/notifications"
        />
        {platform === 'ios' && (
          // If the app does not handle the message, the link opens the permissions page, which has instructions.
          <SettingsRow
            icon="chart"
            label={APPLE_HEALTH()}
            detail={APPLE_HEALTH_DETAIL()}
            to="/settings/permissions"
            onClick={sendToApp({ type: 'health-app' })}
          />
        )}
      </Rows>
      <Rows>
        <SettingsRow
          icon="heart"
          label={SAFETY_NET()}
          detail={SAFETY_NET_DETAIL()}
          to={safetyNetPath(userId)}
        />
        {supportHref !== undefined && (
          <SettingsRow icon="message" label={CONTACT_SUPPORT()} href={supportHref} />
        )}
        <LegalRow icon="info" label={PRIVACY()} url={privacyUrl} type="open-privacy" />
        <LegalRow icon="list" label={TERMS()} url={termsUrl} type="open-terms" />
      </Rows>
    </Columns>
  );
}

/** Handles a click in the native app, by a message; elsewhere the link is followed. */
function useSendToApp() {
  const wrapper = useWrapper();
  return (message: WrapperMessage) => (event: MouseEvent) => {
    if (wrapper.send(message)) event.preventDefault();
  };
}

type LegalRowProps = Pick<ComponentProps<typeof SettingsRow>, 'icon' | 'label'> & {
  readonly url: string;
  readonly type: 'open-privacy' | 'open-terms';
};

/** A link to a legal page; nothing without one (D1). */
function LegalRow({ url, type, ...row }: LegalRowProps) {
  const sendToApp = useSendToApp();
  if (url === '') return null;
  return <SettingsRow {...row} href={toOwnLanguage(url)} onClick={sendToApp({ type })} />;
}

function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}
