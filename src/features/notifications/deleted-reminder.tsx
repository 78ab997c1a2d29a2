import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Reminder } from '../../api/preferences.api';
import { useReturnFocus } from '../../lib/react/use-return-focus';
import { openCommand } from '../../lib/submission/open-command';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { CREATE_FAILED, CREATE_UNCERTAIN, deletedText, UNDO, UNDO_LABEL } from './copy';
import { formatDays, formatTimeOfDay } from './days';
import styles from './notifications.module.css';
import { useStopWithUndo, type ReminderFlow } from './use-reminder';

type Props = {
  readonly reminder: Reminder;
  readonly flow: ReminderFlow;
  readonly onRestored: () => void;
};

/** The reminder that was deleted last, with Undo: the toast is gone after two seconds (§9). */
export function DeletedReminder({ reminder, flow, onRestored }: Props) {
  const { actor } = flow;
  const snapshot = useSelector(actor, (current) => current);
  const { failure, submission } = snapshot.context;
  const isRestored = snapshot.matches('saved');
  useStopWithUndo(flow);
  const container = useRef<HTMLDivElement>(null);
  useReturnFocus(container);
  useEffect(() => {
    if (isRestored) onRestored();
  }, [isRestored, onRestored]);

  // Deleted once more from a list that could not be read again: the row shows its state.
  if (snapshot.matches('listed') || snapshot.matches('deleting')) return null;
  // Without the days or the time that could not be read, Undo would save another reminder.
  if (reminder.daysOfWeek.length === 0 || reminder.timeOfDay === '') return null;
  return (
    <>
      <div ref={container} className={styles.deleted}>
        <span className={styles.deletedText}>
          {deletedText(formatDays(reminder.daysOfWeek), formatTimeOfDay(reminder.timeOfDay))}
        </span>
        <Button
          variant="quiet"
          aria-label={UNDO_LABEL()}
          isBusy={snapshot.hasTag('busy')}
          onClick={() => actor.send({ type: 'UNDO', command: openCommand() })}
        >
          {UNDO()}
        </Button>
      </div>
      {failure !== null && (
        <Alert tone="error">
          {failure.message ?? (submission.attempt === null ? CREATE_FAILED() : CREATE_UNCERTAIN())}
        </Alert>
      )}
    </>
  );
}
