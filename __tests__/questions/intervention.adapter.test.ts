import { formatAnswer } from '../../src/questions/format-answer';
import { interventionFromWire } from '../../src/questions/intervention.adapter';
import { allowConsole } from '../support/fail-on-console';

// Wrong fields are logged on purpose.
beforeEach(() => allowConsole(/does not have the expected shape/));

const locationChoices = [
  { id: 'p0', value: 'kitchen', label: 'My sister’s kitchen' },
  { id: 'p1', value: 'library', label: 'The library' },
];

/** The kind, the title and the formatted answer of each item, in order. */
function shown(items: readonly object[], answers: readonly object[] = []) {
  const form = interventionFromWire({ id: 'i1', name: 'Plan', items, answers });
  return form?.questions.map((question) => [
    question.kind,
    question.title,
    ...formatAnswer(question, form.answers[question.key]),
  ]);
}

const answer = (interventionItemId: string, value: unknown) => ({
  interventionItemId,
  answer: { value },
});

describe('§3 intervention adapter', () => {
  it('parses each item by its type, with the saved answer', () => {
    const items = [
      { id: 'h', type: 'heading', label: 'What helps' },
      { id: 't', type: 'free_text', label: 'What can I do?' },
      { id: 'm', type: 'multiple_choice', label: 'Where?', answers: locationChoices },
      { id: 's', type: 'multiple_choice', label: 'Where first?', answers: locationChoices },
      {
        id: 'l',
        type: 'likert',
        label: 'How sure?',
        answers: [{ id: 'x', value: 4, label: 'Quite' }],
      },
    ];
    const answers = [
      answer('t', 'Walk.\nCall Chidi.'),
      answer('m', ['library', 'kitchen']),
      answer('s', 'library'),
      answer('l', 4),
    ];
    expect(shown(items, answers)).toEqual([
      ['heading', 'What helps'],
      ['free-text', 'What can I do?', 'Walk.\nCall Chidi.'],
      ['multi-select', 'Where?', 'My sister’s kitchen', 'The library'],
      ['single-choice', 'Where first?', 'The library'],
      ['likert', 'How sure?', 'Quite'],
    ]);
  });

  it('shows the saved value of an item with an unknown type or without options as text', () => {
    const items = [
      { id: 'a', type: 'text', label: 'Note' },
      { id: 'b', type: 'likert', label: 'How sure?' },
      { id: 'c', type: 'multiple_choice', label: 'Where?', answers: [] },
      { id: 'd', type: 'multiple_choice', label: 'When?', answers: ['At noon'] },
    ];
    const answers = [
      answer('a', 'Words'),
      answer('b', 3),
      answer('c', ['x', 'y']),
      answer('d', 'noon'),
    ];
    expect(shown(items, answers)).toEqual([
      ['free-text', 'Note', 'Words'],
      ['free-text', 'How sure?', '3'],
      ['free-text', 'Where?', 'x, y'],
      ['free-text', 'When?', 'noon'],
    ]);
  });

  it('tolerates missing answers, names and labels', () => {
    expect(shown([{ id: 'a', type: 'free_text' }], [{ interventionItemId: 'a' }])).toEqual([
      ['free-text', 'Question 1'],
    ]);
    expect(interventionFromWire({ items: [] })).toMatchObject({
      name: 'Completed form',
      questions: [],
    });
  });

  it('D11: shows labels without markup, and what was typed as it was typed', () => {
    const items = [
      { id: 'h', type: 'heading', label: '&nbsp;' },
      { id: 't', type: 'free_text', label: '<b>What</b> helps?' },
      {
        id: 'm',
        type: 'multiple_choice',
        label: 'Where?',
        answers: [{ id: 'p0', value: 'home', label: 'At <u>home</u>' }, {}],
      },
    ];
    const answers = [answer('t', 'R&amp;D <b>'), answer('m', ['home', 'A &amp; E'])];
    expect(shown(items, answers)).toEqual([
      ['free-text', 'What helps?', 'R&amp;D <b>'],
      ['multi-select', 'Where?', 'At home', 'A & E'],
    ]);
    expect(interventionFromWire({ name: '<h1>Safety plan</h1>', items: [] })?.name).toBe(
      'Safety plan',
    );
  });

  it.each([null, undefined, 'form', {}, { name: 'Plan' }, { name: 'Plan', items: {} }])(
    'returns null for an invalid intervention: %j',
    (wire) => {
      expect(interventionFromWire(wire)).toBeNull();
    },
  );
});
