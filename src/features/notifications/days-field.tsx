import { use } from 'react';
import { useField } from 'react-final-form';
import { DAYS_OF_WEEK, type DayOfWeek } from '../../api/preferences.api';
import { classNames } from '../../ui/class-names';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { Fieldset } from '../../ui/fieldset/fieldset';
import { FormBusyContext } from '../../ui/form/form-busy-context';
import { formFieldId } from '../../ui/form/form-field-id';
import { DAYS, EVERY_DAY } from './copy';
import { getDayName, getShortDayName } from './days';
import styles from './days-field.module.css';

/** A checkbox for each day, side by side, and 'Every Day', which selects or clears all of them. */
export function DaysField({ name }: { readonly name: string }) {
  const { input } = useField<readonly DayOfWeek[]>(name, { subscription: { value: true } });
  const isBusy = use(FormBusyContext);
  const days = input.value;
  const change = (changed: readonly DayOfWeek[]) => {
    if (!isBusy) input.onChange(changed);
  };
  const toggle = (day: DayOfWeek) =>
    change(DAYS_OF_WEEK.filter((other) => days.includes(other) !== (other === day)));

  return (
    <Fieldset id={formFieldId(name)} legend={DAYS()}>
      <Checkbox
        label={EVERY_DAY()}
        isChecked={days.length === DAYS_OF_WEEK.length}
        isDisabled={isBusy}
        onChange={(isChecked) => change(isChecked ? DAYS_OF_WEEK : [])}
      />
      <div className={styles.days}>
        {DAYS_OF_WEEK.map((day) => (
          <label
            key={day}
            className={classNames(
              styles.day,
              days.includes(day) && styles.chosen,
              isBusy && styles.disabled,
            )}
          >
            <input
              type="checkbox"
              aria-label={getDayName(day)}
              checked={days.includes(day)}
              aria-disabled={isBusy || undefined}
              onChange={() => toggle(day)}
              className={styles.input}
            />
            <span aria-hidden="true">{getShortDayName(day)}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
