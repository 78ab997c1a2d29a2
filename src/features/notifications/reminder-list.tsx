import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../machines/port';
import { preferencesApi, type Reminder } from '../../api/preferences.api';
import { toQueryFailure } from '../../api/api-error';
import { COULD_NOT_LOAD } from '../../lib/errors/error-messages';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import { Stack } from '../../ui/stack/stack';
import { showToast } from '../../ui/toaster/toaster';
import {
  DELETE,
  DELETE_FAILED,
  deleteLabel,
  NO_REMINDERS,
  REMINDER_DELETED,
  TRY_AGAIN,
} from './copy';
import { DeletedReminder } from './deleted-reminder';
import { formatDays, formatTimeOfDay } from './days';
import styles from './notifications.module.css';
import { TOAST_MS } from './toast-ms';

/** The reminders, each with a delete button, or a text when there are none (§2). */
export function ReminderList({ userId }: { readonly userId: string }) {
  const { data, error, isFetching, refetch } =
    preferencesApi.endpoints.getReminders.useQuery(userId);
  const { ref, setDeletedIndex } = useFocusAfterDelete(data);
  const [deleted, setDeleted] = useState<Reminder | null>(null);
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
        {toQueryFailure(error).message ?? COULD_NOT_LOAD}
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
  return (
    <div ref={ref}>
      {data.length === 0 ? (
        <p tabIndex={-1} className={styles.empty}>
          {NO_REMINDERS}
        </p>
      ) : (
        <ul className={styles.reminders}>
          {data.map((reminder, index) => (
            <ReminderRow
              key={reminder.id}
              userId={userId}
              reminder={reminder}
              onDeleted={() => {
                setDeletedIndex(index);
                setDeleted(reminder);
              }}
            />
          ))}
        </ul>
      )}
      {deleted !== null && (
        <DeletedReminder
          key={deleted.id}
          userId={userId}
          reminder={deleted}
          onRestored={() => setDeleted(null)}
        />
      )}
    </div>
  );
}

/**
 * Deleting a reminder removes its focused button: moves the focus to the next delete button, or to the text that there
 * are no reminders.
 */
function useFocusAfterDelete(reminders: readonly Reminder[] | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const deletedIndex = useRef<number | null>(null);
  useEffect(() => {
    const index = deletedIndex.current;
    deletedIndex.current = null;
    if (index === null || document.activeElement !== document.body) return;
    const focusTargets = [
      ...(ref.current?.querySelectorAll<HTMLElement>('ul button, p[tabindex]') ?? []),
    ];
    (focusTargets[index] ?? focusTargets.at(-1))?.focus();
  }, [reminders]);
  return {
    ref,
    setDeletedIndex: (index: number) => {
      deletedIndex.current = index;
    },
  };
}

type RowProps = {
  readonly userId: string;
  readonly reminder: Reminder;
  readonly onDeleted: () => void;
};

function ReminderRow({ userId, reminder, onDeleted }: RowProps) {
  const [remove, { isLoading }] = preferencesApi.endpoints.deleteReminder.useMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const days = formatDays(reminder.daysOfWeek);
  const time = formatTimeOfDay(reminder.timeOfDay);

  const onDelete = async () => {
    setFailure(null);
    const { error } = await remove({ userId, reminderId: reminder.id });
    if (error === undefined) {
      onDeleted();
      showToast(REMINDER_DELETED, { tone: 'success', durationMs: TOAST_MS });
    } else {
      setFailure(toQueryFailure(error));
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
            {DELETE}
          </Button>
        </div>
        {failure !== null && <Alert tone="error">{failure.message ?? DELETE_FAILED}</Alert>}
      </Stack>
    </li>
  );
}
