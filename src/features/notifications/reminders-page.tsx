import { selectArePaused } from '../../../machines/preference-switches/preference-switches.selectors';
import { preferencesApi } from '../../api/preferences.api';
import { useProfile } from '../../api/profile-context';
import { LinkButton } from '../../ui/button/button';
import { Card } from '../../ui/card/card';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { useWrapper } from '../../wrapper/wrapper-context';
import { ADD_REMINDER, REMINDERS_HEADING } from './copy';
import { ReminderList } from './reminder-list';

/** /settings/check-in-reminders: the list of reminders (§2). */
export function RemindersPage() {
  const { userId } = useProfile();
  const { data: comms } = preferencesApi.endpoints.getOptionalComms.useQuery(userId, {
    refetchOnMountOrArgChange: true,
  });
  const { isNative: isInApp } = useWrapper();
  const arePaused =
    comms !== undefined &&
    selectArePaused({
      conditions: {
        isInApp,
        isSubscribed: {
          push: comms.isPushSubscribed,
          email: comms.isEmailSubscribed,
          sms: comms.isSmsSubscribed,
        },
      },
    });
  return (
    <Stack gap={5}>
      <PageHeading>{REMINDERS_HEADING()}</PageHeading>
      <Card>
        <ReminderList userId={userId} arePaused={arePaused} />
      </Card>
      <LinkButton variant="secondary" icon="plus" to="/settings/check-in-reminders/new">
        {ADD_REMINDER()}
      </LinkButton>
    </Stack>
  );
}
