import { useField } from 'react-final-form';
import { DAYS_OF_WEEK, type DayOfWeek } from '../../api/preferences.api';
import { CheckboxGroup } from '../../ui/choice-group/checkbox-group';
import { formFieldId } from '../../ui/form/form-field-id';
import { DAYS, EVERY_DAY } from './copy';
import { DAY_NAMES } from './days';

const EVERY_DAY_ID = 'every-day';

const options = [
  { id: EVERY_DAY_ID, label: EVERY_DAY },
  ...DAYS_OF_WEEK.map((day) => ({ id: day, label: DAY_NAMES[day] })),
];

/** A checkbox for each day, and 'Every Day', which selects or clears all of them. */
export function DaysField({ name }: { readonly name: string }) {
  const { input } = useField<readonly DayOfWeek[]>(name, { subscription: { value: true } });
  const days = input.value;
  const isEveryDay = days.length === DAYS_OF_WEEK.length;

  const toggle = (id: string) => {
    if (id === EVERY_DAY_ID) input.onChange(isEveryDay ? [] : DAYS_OF_WEEK);
    else input.onChange(DAYS_OF_WEEK.filter((day) => days.includes(day) !== (day === id)));
  };

  return (
    <CheckboxGroup
      id={formFieldId(name)}
      legend={DAYS}
      options={options}
      value={isEveryDay ? [EVERY_DAY_ID, ...days] : days}
      onToggle={toggle}
    />
  );
}
