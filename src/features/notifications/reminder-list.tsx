import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mayHaveArrived } from '../../../machines/submission/submission';
import { preferencesApi, type Reminder } from '../../api/preferences.api';
import { toQueryFailure } from '../../api/api-error';
import { useOnVisible } from '../../lib/browser/use-on-visible';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { InlineLoadError } from '../../ui/load-error/inline-load-error';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import { Stack } from '../../ui/stack/stack';
import { DELETE, DELETE_FAILED, DELETE_UNCERTAIN, deleteLabel, NO_REMINDERS, PAUSED } from './copy';
import { DeletedReminder } from './deleted-reminder';
import { formatDays, formatTimeOfDay } from './days';
import styles from './notifications.module.css';
import { useReminder, type ReminderFlow } from './use-reminder';

type Deleted = { readonly reminder: Reminder; readonly flow: ReminderFlow };

type Props = {
  readonly userId: string;
  /** True if the user gets no messages. */
  readonly arePaused: boolean;
};

/** The reminders, each with a delete button, or a text when there are none (§2). */
export function ReminderList({ userId, arePaused }: Props) {
  const { data, error, isFetching, refetch } =
    preferencesApi.endpoints.getReminders.useQuery(userId);
  // Another tab or device may have changed them.
  useOnVisible(() => void refetch());
  const { ref, setDeletedId } = useFocusAfterDelete(data);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const handleDeleted = useCallback(
    (reminder: Reminder, flow: ReminderFlow) => {
      setDeletedId(reminder.id);
      setDeleted({ reminder, flow });
    },
    [setDeletedId],
  );
  const hideDeleted = useCallback(() => setDeleted(null), []);
  if (data === undefined) {
    return error === undefined ? (
      <Loading>
        <Skeleton shape="line" />
      </Loading>
    ) : (
      <InlineLoadError
        failure={toQueryFailure(error)}
        isRetrying={isFetching}
        onTryAgain={() => void refetch()}
      />
    );
  }
  return (
    <div ref={ref}>
      {data.length === 0 ? (
        <p tabIndex={-1} className={styles.empty}>
          {NO_REMINDERS()}
        </p>
      ) : (
        <ul className={styles.reminders}>
          {data.map((reminder) => (
            <ReminderRow
              key={reminder.id}
              userId={userId}
              reminder={reminder}
              isPaused={arePaused || !reminder.isActive}
              onDeleted={handleDeleted}
            />
          ))}
        </ul>
      )}
      {deleted !== null && (
        <DeletedReminder
          key={deleted.flow.key}
          reminder={deleted.reminder}
          flow={deleted.flow}
          onRestored={hideDeleted}
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
  const deletedId = useRef<string | null>(null);
  const previous = useRef(reminders);
  useEffect(() => {
    const index = previous.current?.findIndex(({ id }) => id === deletedId.current) ?? -1;
    previous.current = reminders;
    deletedId.current = null;
    if (index === -1 || document.activeElement !== document.body) return;
    const focusTargets = [
      ...(ref.current?.querySelectorAll<HTMLElement>('ul button, p[tabindex]') ?? []),
    ];
    (focusTargets[index] ?? focusTargets.at(-1))?.focus();
  }, [reminders]);
  const setDeletedId = useCallback((id: string) => {
    deletedId.current = id;
  }, []);
  return { ref, setDeletedId };
}

type RowProps = {
  readonly userId: string;
  readonly reminder: Reminder;
  readonly isPaused: boolean;
  readonly onDeleted: (reminder: Reminder, flow: ReminderFlow) => void;
};

function ReminderRow({ userId, reminder, isPaused, onDeleted }: RowProps) {
  const { actor } = useReminder(userId, reminder, (flow) => onDeleted(reminder, flow));
  const snapshot = useSelector(actor, (current) => current);
  const days = formatDays(reminder.daysOfWeek);
  const time = formatTimeOfDay(reminder.timeOfDay);
  const isListed = snapshot.matches('listed') || snapshot.matches('deleting');
  const failure = isListed ? snapshot.context.failure : null;

  return (
    <li>
      <Stack gap={2}>
        <div className={styles.reminder}>
          <span>
            <span className={styles.time}>{time}</span> <span>{days}</span>{' '}
            {isPaused && <span className={styles.badge}>{PAUSED()}</span>}
          </span>
          <Button
            variant="quiet"
            icon="trash"
            aria-label={deleteLabel(days, time)}
            isBusy={snapshot.matches('deleting')}
            onClick={() => actor.send({ type: 'DELETE' })}
          >
            {DELETE()}
          </Button>
        </div>
        {failure !== null && (
          <Alert tone="error">
            {failure.message ?? (mayHaveArrived(failure) ? DELETE_UNCERTAIN() : DELETE_FAILED())}
          </Alert>
        )}
      </Stack>
    </li>
  );
}
