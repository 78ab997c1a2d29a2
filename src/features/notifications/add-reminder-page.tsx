import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Schedule } from '../../../machines/reminder/reminder.types';
import type { DayOfWeek } from '../../api/preferences.api';
import { useAskBeforeClosing } from '../../lib/browser/use-ask-before-closing';
import { openCommand } from '../../lib/submission/open-command';
import { useProfile } from '../../api/profile-context';
import { useRedirect } from '../../lib/history/use-redirect';
import { Alert } from '../../ui/alert/alert';
import { Actions, Button } from '../../ui/button/button';
import { TextFormField } from '../../ui/form/form-fields';
import { FormChangeSpy } from '../../ui/form/form-change-spy';
import { FormMessage } from '../../ui/form/form-message';
import { ValidatedForm } from '../../ui/form/validated-form';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { reminderSchema } from '../../validation/reminder.schema';
import { toFinalForm } from '../../validation/to-final-form';
import {
  ADD_REMINDER,
  CHOOSE_A_DAY,
  CHOOSE_A_TIME,
  CREATE_FAILED,
  CREATE_UNCERTAIN,
  DAYS,
  SAVE,
  TIME,
} from './copy';
import { sortDays } from './days';
import { DaysField } from './days-field';
import { useReminder } from './use-reminder';

type Values = {
  readonly days: readonly DayOfWeek[];
  /** `HH:mm`, empty if the field was cleared. */
  readonly time: string;
};

/** What the form had before; 09:00 is the default time (§9). */
const toValues = (schedule: Schedule | null): Values =>
  schedule === null
    ? { days: [], time: '09:00' }
    : { days: schedule.daysOfWeek, time: schedule.timeOfDay.slice(0, 5) };

const toSchedule = ({ days, time }: Values): Schedule => ({
  daysOfWeek: sortDays(days),
  timeOfDay: time === '' ? '' : `${time.slice(0, 5)}:00`,
});

const WHY_DISABLED_ID = 'why-disabled';
const validate = toFinalForm(() => reminderSchema({ days: CHOOSE_A_DAY(), time: CHOOSE_A_TIME() }));

/** /settings/check-in-reminders/new: creates a reminder and returns to the notifications (§2). */
export function AddReminderPage() {
  const { userId } = useProfile();
  const { actor } = useReminder(userId, null);
  const snapshot = useSelector(actor, (current) => current);
  const { failure, submission } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  useAskBeforeClosing(submission.attempt !== null);
  useRedirect(snapshot.matches('saved') ? { to: '/settings/notifications' } : null);

  const [initialValues] = useState(() => toValues(snapshot.context.schedule));

  const save = (values: Values) =>
    actor.send({ type: 'SAVE', schedule: toSchedule(values), command: openCommand() });

  return (
    <ValidatedForm<Values>
      heading={<PageHeading>{ADD_REMINDER()}</PageHeading>}
      labels={{ days: DAYS(), time: TIME() }}
      initialValues={initialValues}
      // Until the next page is there.
      isBusy={isBusy || snapshot.matches('saved')}
      validate={validate}
      onSubmit={save}
    >
      {({ isValid, problems }) => (
        <>
          <FormChangeSpy<Values>
            onChange={(values) =>
              actor.send({ type: 'SCHEDULE_CHANGED', schedule: toSchedule(values) })
            }
          />
          <DaysField name="days" />
          <TextFormField name="time" label={TIME()} type="time" isShort />
          <FormMessage isBusy={isBusy}>
            {failure !== null && (
              <Alert tone="error">
                {failure.message ??
                  (submission.attempt === null ? CREATE_FAILED() : CREATE_UNCERTAIN())}
              </Alert>
            )}
          </FormMessage>
          {!isValid && (
            <div id={WHY_DISABLED_ID}>
              {problems.map((problem) => (
                <p key={problem}>{problem}</p>
              ))}
            </div>
          )}
          <Actions>
            <Button
              type="submit"
              isBusy={isBusy}
              disabled={!isValid}
              aria-describedby={isValid ? undefined : WHY_DISABLED_ID}
            >
              {SAVE()}
            </Button>
          </Actions>
        </>
      )}
    </ValidatedForm>
  );
}
