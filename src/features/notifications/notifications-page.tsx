import { useState, type ReactNode } from 'react';
import { preferencesApi, type OptionalComms } from '../../api/preferences.api';
import { useProfile } from '../../api/profile-context';
import { useParticipantName } from '../../api/use-participant-name';
import { toQueryFailure } from '../../api/api-error';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { formatPhone } from '../../lib/text/format-phone';
import { LinkButton } from '../../ui/button/button';
import { Card } from '../../ui/card/card';
import { Columns } from '../../ui/columns/columns';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { Toggletip } from '../../ui/toggletip/toggletip';
import { ChannelNotes } from './channel-notes';
import { ChannelSwitches } from './channel-switches';
import {
  ADD_REMINDER,
  ASSESSMENTS,
  ASSESSMENTS_DETAIL,
  CHECK_IN_REMINDERS,
  CHECK_IN_REMINDERS_DETAIL,
  NOTIFICATIONS,
  OVERRIDE_LABEL,
  overrideTextFor,
  SAFETY_NET,
  SAFETY_NET_DETAIL,
} from './copy';
import styles from './notifications.module.css';
import { ReminderList } from './reminder-list';
import { usePreferenceSwitches } from './use-preference-switches';
import { useSwitchConditions } from './use-switch-conditions';

/** /settings/notifications: which messages are sent by which channel, and the check-in reminders (§2). */
export function NotificationsPage() {
  const { userId } = useProfile();
  const { data, error, isFetching, refetch } =
    preferencesApi.endpoints.getOptionalComms.useQuery(userId);
  const [isCached] = useState(data !== undefined);
  if (data !== undefined) return <NotificationCards comms={data} isOutdated={isCached} />;
  if (isFetching || error === undefined) return <LoadingScreen />;
  return <LoadErrorPage failure={toQueryFailure(error)} onTryAgain={() => void refetch()} />;
}

type CardsProps = {
  readonly comms: OptionalComms;
  /** Loaded for an earlier visit. */
  readonly isOutdated: boolean;
};

function NotificationCards({ comms, isOutdated }: CardsProps) {
  const { userId, email } = useProfile();
  const name = useParticipantName(userId);
  const switches = usePreferenceSwitches(userId, comms, useSwitchConditions(comms), isOutdated);
  const { supportSmsNumber } = useConfiguration();
  const renderSwitches = (messageType: string) => (
    <ChannelSwitches messageType={messageType} switches={switches} />
  );

  return (
    <Columns>
      <PageHeading>{NOTIFICATIONS()}</PageHeading>
      <ChannelNotes
        channels={switches.notes}
        supportNumber={formatPhone(supportSmsNumber)}
        participantName={name ?? null}
        arePaused={switches.arePaused}
        onEmailsStarted={email ? switches.reload : null}
      />
      <MessageCard heading={ASSESSMENTS()} detail={ASSESSMENTS_DETAIL()}>
        {renderSwitches('SCHEDULED_ASSESSMENT_ADMINISTRATION')}
      </MessageCard>
      <MessageCard
        heading={CHECK_IN_REMINDERS()}
        detail={CHECK_IN_REMINDERS_DETAIL()}
        className={styles.tall}
      >
        {renderSwitches('SCHEDULED_CHECKIN_REMINDER')}
        <ReminderList userId={userId} arePaused={switches.arePaused} />
        <div className={styles.add}>
          <LinkButton variant="secondary" icon="plus" to="/settings/check-in-reminders/new">
            {ADD_REMINDER()}
          </LinkButton>
        </div>
      </MessageCard>
      <MessageCard
        heading={SAFETY_NET()}
        detail={SAFETY_NET_DETAIL()}
        headingDetail={
          <Toggletip label={OVERRIDE_LABEL()}>{overrideTextFor(name ?? null)}</Toggletip>
        }
      >
        {renderSwitches('CLIENT_SAFETY_NET')}
      </MessageCard>
    </Columns>
  );
}

type MessageCardProps = {
  readonly heading: string;
  readonly detail: string;
  readonly headingDetail?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

function MessageCard({ detail, children, ...cardProps }: MessageCardProps) {
  return (
    <Card {...cardProps}>
      <Stack gap={4}>
        <p className={styles.detail}>{detail}</p>
        {children}
      </Stack>
    </Card>
  );
}
