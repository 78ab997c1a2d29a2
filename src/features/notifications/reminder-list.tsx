import { useState } from 'react';
import { preferencesApi, type Reminder } from '../../api/preferences.api';
import { toFailureOf } from '../../api/wire-error';
import { COULD_NOT_LOAD } from '../../lib/failure-text';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import { Stack } from '../../ui/stack/stack';
import { showToast } from '../../ui/toaster/toaster';
import {
  DELETE_FAILED,
  deleteLabel,
  NO_REMINDERS,
  REMINDER_DELETED,
  TOAST_MS,
  TRY_AGAIN,
} from './copy';
import { daysText, timeText } from './days';
import styles from './notifications.module.css';

/** The reminders with their delete controls, and what stands there while there are none (§2). */
export function ReminderList({ userId }: { readonly userId: string }) {
  const { data, error, isFetching, refetch } =
    preferencesApi.endpoints.getReminders.useQuery(userId);
  if (data === undefined && error !== undefined && !isFetching) {
    return (
      <Alert
        tone="error"
        actions={
          <Button variant="secondary" onClick={() => void refetch()}>
            {TRY_AGAIN}
          </Button>
        }
      >
        {toFailureOf(error).message ?? COULD_NOT_LOAD}
      </Alert>
    );
  }
  if (data === undefined) {
    return (
      <Loading>
        <Skeleton shape="line" />
      </Loading>
    );
  }
  if (data.length === 0) return <p className={styles.empty}>{NO_REMINDERS}</p>;
  return (
    <ul className={styles.reminders}>
      {data.map((reminder) => (
        <ReminderRow key={reminder.id} userId={userId} reminder={reminder} />
      ))}
    </ul>
  );
}

type RowProps = { readonly userId: string; readonly reminder: Reminder };

function ReminderRow({ userId, reminder }: RowProps) {
  const [remove, { isLoading }] = preferencesApi.endpoints.deleteReminder.useMutation();
  const [failureText, setFailureText] = useState<string | null>(null);
  const days = daysText(reminder.daysOfWeek);
  const time = timeText(reminder.timeOfDay);

  const onDelete = async () => {
    setFailureText(null);
    const { error } = await remove({ userId, reminderId: reminder.id });
    if (error === undefined) {
      showToast(REMINDER_DELETED, { tone: 'success', durationMs: TOAST_MS });
    } else {
      setFailureText(toFailureOf(error).message ?? DELETE_FAILED);
    }
  };

  return (
    <li>
      <Stack gap={2}>
        <div className={styles.reminder}>
          <span>
            <span className={styles.time}>{time}</span> <span>{days}</span>
          </span>
          <Button
            variant="quiet"
            icon="trash"
            aria-label={deleteLabel(days, time)}
            isBusy={isLoading}
            onClick={() => void onDelete()}
          >
            Delete
          </Button>
        </div>
        {failureText !== null && <Alert tone="error">{failureText}</Alert>}
      </Stack>
    </li>
  );
}
