import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Failure } from '../../../machines/port';
import { useApiDispatch } from '../../api/api-dispatch';
import { toQueryFailure } from '../../api/api-error';
import type { DayOfWeek } from '../../api/preferences.api';
import { useProfile } from '../../api/profile-context';
import { useIsMounted } from '../../lib/react/use-is-mounted';
import { Alert } from '../../ui/alert/alert';
import { Actions, Button } from '../../ui/button/button';
import { TextFormField } from '../../ui/form/form-fields';
import { FormMessage } from '../../ui/form/form-message';
import { ValidatedForm } from '../../ui/form/validated-form';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { showToast } from '../../ui/toaster/toaster';
import { reminderSchema } from '../../validation/reminder.schema';
import { toFinalForm } from '../../validation/to-final-form';
import {
  ADD_REMINDER,
  CREATE_FAILED,
  DAYS,
  REMINDER_CREATED,
  SAVE,
  TIME,
  WHY_DISABLED,
} from './copy';
import { sortDays } from './days';
import { addReminder } from './add-reminder';
import { DaysField } from './days-field';

type Values = {
  readonly days: readonly DayOfWeek[];
  /** `HH:mm`, empty if the field was cleared. */
  readonly time: string;
};

/** 09:00 is the default time (§9). */
const initialValues: Values = { days: [], time: '09:00' };
const WHY_DISABLED_ID = 'why-disabled';
const validate = toFinalForm(() => reminderSchema(WHY_DISABLED));

/** /settings/check-in-reminders/new: creates a reminder and returns to the notifications (§2). */
export function AddReminderPage() {
  const { userId } = useProfile();
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [failure, setFailure] = useState<Failure | null>(null);
  // The server may have created the reminder in a failed attempt.
  const isUncertain = useRef(false);

  const save = async ({ days, time }: Values) => {
    setFailure(null);
    const reminder = { daysOfWeek: sortDays(days), timeOfDay: `${time.slice(0, 5)}:00` };
    const error = await addReminder(dispatch, userId, reminder, isUncertain.current);
    if (error !== undefined) {
      const problem = toQueryFailure(error);
      isUncertain.current ||= problem.reason !== 'rejected';
      setFailure(problem);
      return;
    }
    showToast(REMINDER_CREATED, { tone: 'success' });
    if (isMounted()) void navigate('/settings/notifications', { replace: true });
  };

  return (
    <ValidatedForm<Values>
      heading={<PageHeading>{ADD_REMINDER}</PageHeading>}
      labels={{ days: DAYS, time: TIME }}
      initialValues={initialValues}
      validate={validate}
      onSubmit={save}
    >
      {({ isSubmitting, isValid }) => (
        <>
          <DaysField name="days" />
          <TextFormField name="time" label={TIME} type="time" isShort />
          <FormMessage isBusy={isSubmitting}>
            {failure !== null && <Alert tone="error">{failure.message ?? CREATE_FAILED}</Alert>}
          </FormMessage>
          {!isValid && <p id={WHY_DISABLED_ID}>{WHY_DISABLED}</p>}
          <Actions>
            <Button
              type="submit"
              isBusy={isSubmitting}
              disabled={!isValid}
              aria-describedby={isValid ? undefined : WHY_DISABLED_ID}
            >
              {SAVE}
            </Button>
          </Actions>
        </>
      )}
    </ValidatedForm>
  );
}
