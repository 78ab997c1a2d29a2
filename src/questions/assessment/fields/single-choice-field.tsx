import type { ReactNode } from 'react';
import { RadioGroup } from '../../../ui/choice-group/radio-group';
import type { FieldsetTexts } from '../../../ui/fieldset/fieldset';
import { getSelectedChoices, getAnswerText } from '../answer-value';
import type { Choice, LikertQuestion, SingleChoiceQuestion } from '../../question.types';
import { Clearable } from './clearable';
import type { KindFieldProps } from '../../fields/field.types';

type ChoicesProps = FieldsetTexts & {
  readonly id: string;
  readonly options: readonly Choice[];
  readonly value: string;
  readonly onChange: (choiceId: string) => void;
};

type SingleChoiceFieldProps = KindFieldProps<SingleChoiceQuestion | LikertQuestion> & {
  /** Renders the choices; radios one below the other by default. */
  readonly renderChoices?: (choices: ChoicesProps) => ReactNode;
};

const renderRadioGroup = (choices: ChoicesProps) => <RadioGroup {...choices} />;

/** The field of a single-choice question: radios, with a 'Clear answer' button when the question may be skipped. */
export function SingleChoiceField({
  question,
  value,
  onChange,
  problem,
  optional,
  id,
  renderChoices = renderRadioGroup,
  ...texts
}: SingleChoiceFieldProps) {
  const { key, title, choices, isSkippable } = question;
  const choose = (choiceId: string) => onChange(key, choiceId);
  const group = renderChoices({
    ...texts,
    id,
    legend: title,
    hint: optional,
    error: problem,
    options: choices,
    value: getAnswerText(value),
    onChange: choose,
  });
  if (!isSkippable) return group;
  return (
    <Clearable
      titleId={`${id}-title`}
      isClearable={getSelectedChoices(choices, value).length > 0}
      onClear={() => choose('')}
    >
      {group}
    </Clearable>
  );
}
