import { Fieldset } from '../../ui/fieldset/fieldset';
import { Slider } from '../../ui/slider/slider';
import { parseSlider } from '../parse-slider';
import type { SliderQuestion } from '../question.types';
import { Clearable } from '../assessment/fields/clearable';
import type { KindFieldProps } from './field.types';

/** The field of a slider question, named by the question; a slider that was never touched has no answer (§4, §9). */
export function SliderField({
  question,
  value,
  onChange,
  problem,
  optional,
  id,
  ...group
}: KindFieldProps<SliderQuestion>) {
  const { key, title, isSkippable, min, max, minLabel, maxLabel } = question;
  const point = parseSlider(question, value);
  return (
    <Clearable
      titleId={`${id}-title`}
      isClearable={isSkippable && point !== null}
      onClear={() => onChange(key, '')}
      isSpaceReserved
    >
      <Fieldset
        {...group}
        id={id}
        titleId={`${id}-title`}
        legend={title}
        hint={optional}
        error={problem}
      >
        <Slider
          id={`${id}-control`}
          labelledBy={`${id}-title`}
          min={min}
          max={max}
          value={point}
          onChange={(next) => onChange(key, String(next))}
          minLabel={minLabel}
          maxLabel={maxLabel}
        />
      </Fieldset>
    </Clearable>
  );
}
