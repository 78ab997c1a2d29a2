type AnswerOption = {
  readonly id: string;
  readonly value: string | number;
  readonly label: string;
};

/** A form that a patient and their clinician have completed together (§3, D6). */
export type Intervention = {
  readonly id: string;
  readonly name: string;
  readonly items: readonly {
    readonly id: string;
    readonly type: 'heading' | 'free_text' | 'multiple_choice' | 'likert';
    readonly label: string;
    readonly answers?: readonly AnswerOption[];
  }[];
  readonly answers: readonly {
    readonly interventionItemId: string;
    readonly answer: { readonly value: string | number | readonly (string | number)[] };
  }[];
};

const confidence = [1, 2, 3, 4, 5].map((value) => ({
  id: `confidence-${value}`,
  value,
  label: ['Not at all', 'A little', 'Somewhat', 'Quite', 'Very'][value - 1] ?? '',
}));

const safePlaces = ['My sister’s kitchen', 'The library', 'The path around the lake'].map(
  (label, index) => ({ id: `place-${index}`, value: `place-${index}`, label }),
);

/** The form that the 'Safety Plan' link of the safety net opens. */
export const safetyPlan: Intervention = {
  id: 'safety-plan',
  name: 'Safety Plan',
  items: [
    { id: 'signs-heading', type: 'heading', label: 'When it begins' },
    { id: 'signs', type: 'free_text', label: 'How do I notice that a hard time is coming?' },
    { id: 'help-heading', type: 'heading', label: 'What helps' },
    { id: 'alone', type: 'free_text', label: 'What can I do on my own?' },
    { id: 'places', type: 'multiple_choice', label: 'Where do I feel safer?', answers: safePlaces },
    { id: 'people', type: 'free_text', label: 'Whom can I call?' },
    {
      id: 'confidence',
      type: 'likert',
      label: 'How sure am I that I can do this?',
      answers: confidence,
    },
    { id: 'later', type: 'free_text', label: 'What shall we add next time?' },
  ],
  answers: [
    {
      interventionItemId: 'signs',
      answer: { value: 'I stop answering messages and sleep at noon.' },
    },
    {
      interventionItemId: 'alone',
      answer: { value: 'Walk to the lake.\nPut the phone in the drawer.' },
    },
    { interventionItemId: 'places', answer: { value: ['place-0', 'place-2'] } },
    { interventionItemId: 'people', answer: { value: 'Chidi, then the front desk.' } },
    { interventionItemId: 'confidence', answer: { value: 4 } },
  ],
};
