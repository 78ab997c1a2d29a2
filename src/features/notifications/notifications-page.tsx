import type { ReactNode } from 'react';
import { preferencesApi, type OptionalComms } from '../../api/preferences.api';
import { useProfile } from '../../api/profile-context';
import { useParticipantName } from '../../api/use-participant-name';
import { toQueryFailure } from '../../api/api-error';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { formatPhone } from '../../lib/text/format-phone';
import { useOnVisible } from '../../lib/browser/use-on-visible';
import { Alert } from '../../ui/alert/alert';
import { LinkButton } from '../../ui/button/button';
import { Card } from '../../ui/card/card';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { Toggletip } from '../../ui/toggletip/toggletip';
import { ChannelSwitches } from './channel-switches';
import {
  ADD_REMINDER,
  ASSESSMENTS,
  ASSESSMENTS_DETAIL,
  CHECK_IN_REMINDERS,
  CHECK_IN_REMINDERS_DETAIL,
  NO_PHONE,
  NOTIFICATIONS,
  OVERRIDE_LABEL,
  overrideTextFor,
  resubscribeByText,
  SAFETY_NET,
  SAFETY_NET_DETAIL,
} from './copy';
import styles from './notifications.module.css';
import { ReminderList } from './reminder-list';
import { usePreferenceSwitches } from './use-preference-switches';

/** /settings/notifications: which messages are sent by which channel, and the check-in reminders (§2). */
export function NotificationsPage() {
  const { userId } = useProfile();
  const { data, error, isFetching, refetch } = preferencesApi.endpoints.getOptionalComms.useQuery(
    userId,
    { refetchOnMountOrArgChange: true },
  );
  // A save sends all preferences: stale data would undo a change made in another tab or on another device.
  useOnVisible(() => void refetch());
  if (data !== undefined) return <NotificationCards comms={data} />;
  if (isFetching || error === undefined) return <LoadingScreen />;
  return <LoadErrorPage failure={toQueryFailure(error)} onTryAgain={() => void refetch()} />;
}

function NotificationCards({ comms }: { readonly comms: OptionalComms }) {
  const { userId, phoneNumber } = useProfile();
  const name = useParticipantName(userId);
  const { shown, change } = usePreferenceSwitches(userId, comms);
  const { data: reminders } = preferencesApi.endpoints.getReminders.useQuery(userId);
  const hasPhone = Boolean(phoneNumber);
  const switches = (messageType: string) => (
    <ChannelSwitches
      messageType={messageType}
      comms={comms}
      shown={shown}
      hasPhone={hasPhone}
      onChange={change}
    />
  );

  return (
    <Stack gap={5}>
      <PageHeading>{NOTIFICATIONS}</PageHeading>
      <PhoneNote hasPhone={hasPhone} isSmsSubscribed={comms.isSmsSubscribed} />
      <Card heading={ASSESSMENTS}>
        <Detail>{ASSESSMENTS_DETAIL}</Detail>
        {switches('SCHEDULED_ASSESSMENT_ADMINISTRATION')}
      </Card>
      <Card heading={CHECK_IN_REMINDERS}>
        <Detail>{CHECK_IN_REMINDERS_DETAIL}</Detail>
        {reminders?.some(({ isActive }) => isActive) && switches('SCHEDULED_CHECKIN_REMINDER')}
        <ReminderList userId={userId} />
        <LinkButton variant="secondary" icon="plus" to="/settings/check-in-reminders/new">
          {ADD_REMINDER}
        </LinkButton>
      </Card>
      <Card
        heading={SAFETY_NET}
        headingDetail={
          <Toggletip label={OVERRIDE_LABEL}>{overrideTextFor(name ?? 'Your')}</Toggletip>
        }
      >
        <Detail>{SAFETY_NET_DETAIL}</Detail>
        {switches('CLIENT_SAFETY_NET')}
      </Card>
    </Stack>
  );
}

type PhoneNoteProps = { readonly hasPhone: boolean; readonly isSmsSubscribed: boolean };

/** Explains how to receive texts when they cannot be switched on here (§2). */
function PhoneNote({ hasPhone, isSmsSubscribed }: PhoneNoteProps) {
  const { supportSmsNumber } = useConfiguration();
  if (!hasPhone) return <Alert tone="info">{NO_PHONE}</Alert>;
  if (isSmsSubscribed) return null;
  return <Alert tone="info">{resubscribeByText(formatPhone(supportSmsNumber))}</Alert>;
}

function Detail({ children }: { readonly children: ReactNode }) {
  return <p className={styles.detail}>{children}</p>;
}
