import { useRef } from 'react';
import { Button } from '../../ui/button/button';
import { RadioGroup } from '../../ui/choice-group/radio-group';
import { Stack } from '../../ui/stack/stack';
import { chosenOf, textOf } from '../answer-value';
import { CLEAR_ANSWER, OPTIONAL } from '../copy';
import type { SingleChoiceQuestion } from '../question.types';
import type { KindFieldProps } from './field.types';

/** One of several options as radios; a skippable one can be taken back, which radios alone do not allow. */
export function SingleChoiceField({
  question,
  value,
  onChange,
  problem,
  id,
  ...group
}: KindFieldProps<SingleChoiceQuestion>) {
  const box = useRef<HTMLDivElement>(null);
  const { key, title, choices, isSkippable } = question;
  const isClearable = isSkippable && chosenOf(choices, value).length > 0;
  const clear = () => {
    // The button goes away with the answer: the focus stays at the option that was chosen.
    box.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    onChange(key, '');
  };

  return (
    <Stack ref={box} gap={2}>
      <RadioGroup
        {...group}
        id={id}
        legend={title}
        hint={isSkippable ? OPTIONAL : undefined}
        error={problem}
        options={choices}
        value={textOf(value)}
        onChange={(choiceId) => onChange(key, choiceId)}
      />
      {isClearable && (
        <div>
          <Button variant="quiet" aria-describedby={`${id}-title`} onClick={clear}>
            {CLEAR_ANSWER}
          </Button>
        </div>
      )}
    </Stack>
  );
}
