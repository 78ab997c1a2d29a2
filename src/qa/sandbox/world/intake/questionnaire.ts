/** One item of the intake questionnaire (§3). */
export type QuestionnaireItem = {
  readonly id: string;
  readonly linkId: string;
  readonly text: string;
  /** A type that no client knows yet may come as well. */
  readonly type: 'text' | 'choice' | 'group' | 'signature';
  readonly multiple?: boolean;
  readonly answerOptions?: readonly { readonly id: string; readonly value: string }[];
  readonly items?: readonly QuestionnaireItem[];
};

function options(values: readonly string[]) {
  return values.map((value, index) => ({ id: `option-${index}`, value }));
}

function item(
  linkId: string,
  text: string,
  more: Partial<QuestionnaireItem> = {},
): QuestionnaireItem {
  return { id: `item-${linkId}`, linkId, text, type: 'text', ...more };
}

/** A page of the questionnaire, as it goes over the wire. */
export type QuestionnairePage = {
  readonly description: string;
  readonly items: readonly QuestionnaireItem[];
};

/** Two pages with every kind of item (§3 Questionnaire). */
export const QUESTIONNAIRE: readonly QuestionnairePage[] = [
  {
    description: 'What brings you here',
    items: [
      item('reason', 'What would you like help with?'),
      item('topics', 'Which of these fit?', {
        type: 'choice',
        multiple: true,
        answerOptions: options(['Mood', 'Worry', 'Sleep', 'Relationships', 'Something else']),
      }),
      item('care-before', 'Have you been in care before?', {
        type: 'choice',
        multiple: false,
        answerOptions: options(['Yes', 'No', 'I am not sure']),
      }),
    ],
  },
  {
    description: 'Around you',
    items: [
      item('someone', 'Someone we may call in an emergency', {
        type: 'group',
        items: [
          item('someone.name', 'Their name'),
          item('someone.phone', 'Their phone number'),
          item('someone.knows', 'Do they know that you come here?', {
            type: 'choice',
            answerOptions: options(['Yes', 'No']),
          }),
          item('someone.times', 'When to call them', {
            type: 'group',
            items: [
              item('someone.times.days', 'On which days?', {
                type: 'choice',
                multiple: true,
                answerOptions: options(['Weekdays', 'Weekends']),
              }),
            ],
          }),
        ],
      }),
      item('medicines', 'Which medicines do you take?'),
    ],
  },
];

function flattenItems(items: readonly QuestionnaireItem[]): readonly QuestionnaireItem[] {
  return items.flatMap((one) => (one.type === 'group' ? flattenItems(one.items ?? []) : [one]));
}

type ItemResponse = { readonly linkId: string; readonly value: string | readonly string[] | null };

function validateValue(
  { type, multiple, answerOptions = [] }: QuestionnaireItem,
  value: ItemResponse['value'],
) {
  if (multiple && !Array.isArray(value)) return 'value must be a list';
  if (!multiple && Array.isArray(value)) return 'value must not be a list';
  if (type !== 'choice' || value === null) return null;
  const unknownValue = [value]
    .flat()
    .find((one) => !answerOptions.some((option) => option.value === one));
  return unknownValue === undefined ? null : `there is no answer "${unknownValue}"`;
}

/** What is wrong with a set of responses (D6), or null. */
export function validateResponses(
  pages: readonly QuestionnairePage[],
  responses: readonly ItemResponse[],
): string | null {
  const items = flattenItems(pages.flatMap((page) => page.items));
  const seen = new Set<string>();
  for (const { linkId, value } of responses) {
    const found = items.find((one) => one.linkId === linkId);
    if (found === undefined) return `there is no item ${linkId} that takes an answer`;
    if (seen.has(linkId)) return `${linkId} is there twice`;
    seen.add(linkId);
    const problem = validateValue(found, value);
    if (problem !== null) return `${linkId}: ${problem}`;
  }
  return null;
}
