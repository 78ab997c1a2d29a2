import { toLabel } from '../../lib/responses/optional-label';
import type { Choice } from '../question.types';
import { formatOption } from './copy';
import { createIdGenerator } from './create-id-generator';
import { hasText } from './has-text';
import type { WireOption } from './tolerant-fields';

/**
 * The choices of a question, by their ids or by their values, whichever the server expects first. Null when there are none,
 * or when there is nothing to send for one of them: the user may need just that one (D11).
 */
export function toChoices(
  options: readonly WireOption[],
  first: 'id' | 'value',
): readonly Choice[] | null {
  const toUniqueId = createIdGenerator();
  const choices = options.flatMap(({ id, value, title, label, isOverride }, index): Choice[] => {
    const [wireId] = (first === 'id' ? [id, value] : [value, id]).filter(hasText);
    if (wireId === undefined) return [];
    return [
      {
        id: toUniqueId(wireId),
        wireId,
        // An id means nothing to the user.
        label: title ?? label ?? toLabel(value) ?? formatOption(index + 1),
        isOverride,
      },
    ];
  });
  return choices.length > 0 && choices.length === options.length ? choices : null;
}
