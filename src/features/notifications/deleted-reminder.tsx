import { useRef, useState } from 'react';
import type { Failure } from '../../../machines/port';
import { useApiDispatch } from '../../api/api-dispatch';
import { toQueryFailure } from '../../api/api-error';
import type { Reminder } from '../../api/preferences.api';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { showToast } from '../../ui/toaster/toaster';
import { addReminder } from './add-reminder';
import { CREATE_FAILED, deletedText, REMINDER_CREATED, UNDO, UNDO_LABEL } from './copy';
import { formatDays, formatTimeOfDay, sortDays } from './days';
import styles from './notifications.module.css';

type Props = {
  readonly userId: string;
  readonly reminder: Reminder;
  readonly onRestored: () => void;
};

/** The reminder that was deleted last, with Undo: the toast is gone after two seconds (§9). */
export function DeletedReminder({ userId, reminder, onRestored }: Props) {
  const dispatch = useApiDispatch();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // The server may have created it in a failed attempt.
  const isUncertain = useRef(false);
  const { daysOfWeek, timeOfDay } = reminder;

  const restore = async () => {
    setFailure(null);
    setBusy(true);
    const again = { daysOfWeek: sortDays(daysOfWeek), timeOfDay };
    const error = await addReminder(dispatch, userId, again, isUncertain.current);
    setBusy(false);
    if (error === undefined) {
      showToast(REMINDER_CREATED, { tone: 'success' });
      onRestored();
      return;
    }
    const problem = toQueryFailure(error);
    isUncertain.current ||= problem.reason !== 'rejected';
    setFailure(problem);
  };

  return (
    <>
      <div className={styles.deleted}>
        <span>{deletedText(formatDays(daysOfWeek), formatTimeOfDay(timeOfDay))}</span>
        <Button
          variant="quiet"
          aria-label={UNDO_LABEL}
          isBusy={isBusy}
          onClick={() => void restore()}
        >
          {UNDO}
        </Button>
      </div>
      {failure !== null && <Alert tone="error">{failure.message ?? CREATE_FAILED}</Alert>}
    </>
  );
}
