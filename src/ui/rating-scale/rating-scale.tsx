import { useId } from 'react';
import { classNames } from '../class-names';
import { errorId } from '../field/field';
import { Fieldset, type FieldsetTexts } from '../fieldset/fieldset';
import { RADIO } from '../choice-group/radio-type';
import { useTextLanguage } from '../text-language/text-language';
import styles from './rating-scale.module.css';

/** So many steps are side by side on a phone, too. */
const ONE_ROW = 6;

type RatingScaleProps = FieldsetTexts & {
  readonly id?: string;
  /** The steps in order, with short labels such as '0' to '10'. */
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** The id of the selected step; '' when none is selected. */
  readonly value: string;
  readonly onChange: (optionId: string) => void;
  readonly minLabel: string | null;
  readonly maxLabel: string | null;
};

/** A numbered scale: native radios side by side. The end labels are shown at the first and last radio, and describe them. */
export function RatingScale(props: RatingScaleProps) {
  const { id: givenId, options, value, onChange, minLabel, maxLabel, ...texts } = props;
  const lang = useTextLanguage();
  const ownId = useId();
  const id = givenId ?? ownId;
  const first = options[0];
  const last = options.at(-1);
  const minId = `${id}-min`;
  const maxId = `${id}-max`;
  return (
    <Fieldset id={id} {...texts}>
      <div className={classNames(styles.scale, options.length <= ONE_ROW && styles.oneRow)}>
        <EndLabel id={minId} end={styles.min} step={first?.label} label={minLabel} />
        <div className={styles.steps}>
          {options.map((option, index) => {
            const inputId = `${id}-${index}`;
            const describedBy = [
              option === first && minLabel !== null && minId,
              option === last && maxLabel !== null && maxId,
              texts.error && errorId(id),
            ].filter(Boolean);
            return (
              <div key={option.id} className={styles.step}>
                <input
                  type={RADIO}
                  id={inputId}
                  name={id}
                  value={option.id}
                  checked={option.id === value}
                  aria-describedby={describedBy.join(' ') || undefined}
                  onChange={() => onChange(option.id)}
                  className={styles.radio}
                />
                <label htmlFor={inputId} dir="auto" lang={lang} className={styles.label}>
                  {option.label}
                </label>
              </div>
            );
          })}
        </div>
        <EndLabel id={maxId} end={styles.max} step={last?.label} label={maxLabel} />
      </div>
    </Fieldset>
  );
}

type EndLabelProps = {
  /** Of the label alone, which describes its radio. */
  readonly id: string;
  readonly end: string | undefined;
  readonly step: string | undefined;
  readonly label: string | null;
};

/** Beside the number that it explains. */
function EndLabel({ id, end, step = '', label }: EndLabelProps) {
  const lang = useTextLanguage();
  if (label === null) return null;
  return (
    <p dir="auto" aria-hidden="true" className={classNames(styles.end, end)}>
      {`${step} = `}
      <span id={id} lang={lang}>
        {label}
      </span>
    </p>
  );
}
