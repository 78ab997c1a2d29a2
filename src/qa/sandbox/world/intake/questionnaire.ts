/** One item of the intake questionnaire (§3). */
type QuestionnaireItem = {
  readonly id: string;
  readonly linkId: string;
  readonly text: string;
  /** The client must accept unknown types too. */
  readonly type: 'text' | 'choice' | 'group' | 'signature';
  readonly multiple?: boolean;
  readonly answerOptions?: readonly { readonly id: string; readonly value: string }[];
  readonly items?: readonly QuestionnaireItem[];
};

function createOptions(values: readonly string[]) {
  return values.map((value, index) => ({ id: `option-${index}`, value }));
}

function createItem(
  linkId: string,
  text: string,
  fields: Partial<QuestionnaireItem> = {},
): QuestionnaireItem {
  return { id: `item-${linkId}`, linkId, text, type: 'text', ...fields };
}

/** A page of the questionnaire, in its wire format. */
export type QuestionnairePage = {
  readonly description: string;
  readonly items: readonly QuestionnaireItem[];
};

/** Two pages with every type of item (§3 Questionnaire). */
export const QUESTIONNAIRE: readonly QuestionnairePage[] = [
  {
    description: 'What brings you here',
    items: [
      createItem('reason', 'What would you like help with?'),
      createItem('topics', 'Which of these fit?', {
        type: 'choice',
        multiple: true,
        answerOptions: createOptions(['Mood', 'Worry', 'Sleep', 'Relationships', 'Something else']),
      }),
      createItem('care-before', 'Have you been in care before?', {
        type: 'choice',
        multiple: false,
        answerOptions: createOptions(['Yes', 'No', 'I am not sure']),
      }),
    ],
  },
  {
    description: 'Around you',
    items: [
      createItem('someone', 'Someone we may call in an emergency', {
        type: 'group',
        items: [
          createItem('someone.name', 'Their name'),
          createItem('someone.phone', 'Their phone number'),
          createItem('someone.knows', 'Do they know that you come here?', {
            type: 'choice',
            answerOptions: createOptions(['Yes', 'No']),
          }),
          createItem('someone.times', 'When to call them', {
            type: 'group',
            items: [
              createItem('someone.times.days', 'On which days?', {
                type: 'choice',
                multiple: true,
                answerOptions: createOptions(['Weekdays', 'Weekends']),
              }),
            ],
          }),
        ],
      }),
      createItem('medicines', 'Which medicines do you take?'),
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

/** The first problem with a set of responses (D6), or null. */
export function validateResponses(
  pages: readonly QuestionnairePage[],
  responses: readonly ItemResponse[],
): string | null {
  const items = flattenItems(pages.flatMap((page) => page.items));
  const seen = new Set<string>();
  for (const { linkId, value } of responses) {
    const found = items.find((one) => one.linkId === linkId);
    if (found === undefined) return `there is no item ${linkId} that takes an answer`;
    if (seen.has(linkId)) return `${linkId} is answered twice`;
    seen.add(linkId);
    const problem = validateValue(found, value);
    if (problem !== null) return `${linkId}: ${problem}`;
  }
  return null;
}
