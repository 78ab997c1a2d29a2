import type { Choice } from '../question.types';
import { createIdGenerator } from './create-id-generator';
import { hasText } from './wire-text';

/** One option of a question in an API response; without a label, its id is shown. */
type WireOption = {
  readonly wireId: string | number | null | undefined;
  readonly label?: string | number | null | undefined;
  readonly isOverride?: boolean;
};

/** The choices of a question; null when there are none, or when one has no id: the user may need just that one. */
export function toChoices(options: readonly WireOption[]): Choice[] | null {
  const toUniqueId = createIdGenerator();
  const choices = options.flatMap(({ wireId, label, isOverride = false }) =>
    hasText(wireId)
      ? [
          {
            id: toUniqueId(wireId),
            wireId,
            label: String(hasText(label) ? label : wireId),
            isOverride,
          },
        ]
      : [],
  );
  return choices.length > 0 && choices.length === options.length ? choices : null;
}
