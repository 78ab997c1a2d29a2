import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { DAYS_OF_WEEK, preferencesApi, type DayOfWeek } from '../../api/preferences.api';
import { useProfile } from '../../api/profile-context';
import { toQueryFailure } from '../../api/api-error';
import { useIsMounted } from '../../lib/react/use-is-mounted';
import { Alert } from '../../ui/alert/alert';
import { Actions, Button } from '../../ui/button/button';
import { CheckboxGroup } from '../../ui/choice-group/checkbox-group';
import { FormMessage } from '../../ui/form/form-message';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { TextField } from '../../ui/text-field/text-field';
import { showToast } from '../../ui/toaster/toaster';
import {
  ADD_REMINDER,
  CREATE_FAILED,
  DAYS,
  EVERY_DAY,
  REMINDER_CREATED,
  SAVE,
  TIME,
  WHY_DISABLED,
} from './copy';
import { DAY_NAMES, sortDays } from './days';

/** When a new reminder comes, unless said otherwise (§9). */
const DEFAULT_TIME = '09:00';
const EVERY_DAY_ID = 'every-day';
const WHY_DISABLED_ID = 'why-disabled';

const options = [
  { id: EVERY_DAY_ID, label: EVERY_DAY },
  ...DAYS_OF_WEEK.map((day) => ({ id: day, label: DAY_NAMES[day] })),
];

/** /settings/check-in-reminders/new: days and a time; saved, it leads back to the notifications (§2). */
export function AddReminderPage() {
  const { userId } = useProfile();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [days, setDays] = useState<readonly DayOfWeek[]>([]);
  const [time, setTime] = useState(DEFAULT_TIME);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [add, { isLoading }] = preferencesApi.endpoints.addReminder.useMutation();
  const isEveryDay = days.length === DAYS_OF_WEEK.length;
  const canSave = days.length > 0 && time !== '';

  const toggle = (id: string) => {
    if (id === EVERY_DAY_ID) setDays(isEveryDay ? [] : DAYS_OF_WEEK);
    else setDays(DAYS_OF_WEEK.filter((day) => days.includes(day) !== (day === id)));
  };

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!canSave || isLoading) return;
    setErrorMessage(null);
    const reminder = { daysOfWeek: sortDays(days), timeOfDay: `${time.slice(0, 5)}:00` };
    const { error } = await add({ userId, reminder });
    if (error !== undefined) {
      setErrorMessage(toQueryFailure(error).message ?? CREATE_FAILED);
      return;
    }
    showToast(REMINDER_CREATED, { tone: 'success' });
    if (isMounted()) void navigate('/settings/notifications', { replace: true });
  };

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={5}>
        <PageHeading>{ADD_REMINDER}</PageHeading>
        <CheckboxGroup
          legend={DAYS}
          options={options}
          value={isEveryDay ? [EVERY_DAY_ID, ...days] : days}
          onToggle={toggle}
        />
        <TextField label={TIME} type="time" value={time} onChange={setTime} isShort />
        <FormMessage isBusy={isLoading}>
          {errorMessage !== null && <Alert tone="error">{errorMessage}</Alert>}
        </FormMessage>
        {!canSave && <p id={WHY_DISABLED_ID}>{WHY_DISABLED}</p>}
        <Actions>
          <Button
            type="submit"
            isBusy={isLoading}
            disabled={!canSave}
            aria-describedby={canSave ? undefined : WHY_DISABLED_ID}
          >
            {SAVE}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
