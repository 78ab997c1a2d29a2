/** @jest-environment node */
import {
  intakePagesFromWire,
  flattenQuestions,
  toIntakeAnswers,
} from '../../src/questions/intake.adapter';
import type { IntakePage } from '../../src/questions/intake.types';
import { allowConsole } from '../support/fail-on-console';

// Wrong fields are logged on purpose.
beforeEach(() => allowConsole(/does not have the expected shape/));

const option = (value: string) => ({ id: `id-${value}`, value });
const wire = {
  pages: [
    {
      description: 'First',
      items: [
        { id: '1', linkId: 'reason', text: 'Why?', type: 'text' },
        {
          id: '2',
          linkId: 'topics',
          text: 'Which?',
          type: 'choice',
          multiple: true,
          answerOptions: [option('Mood'), option('Sleep')],
        },
        {
          id: '3',
          linkId: 'before',
          text: 'Before?',
          type: 'choice',
          answerOptions: [option('Yes'), option('No')],
        },
      ],
    },
    {
      description: null,
      items: [
        {
          id: '4',
          linkId: 'someone',
          text: 'Somebody',
          type: 'group',
          items: [
            { linkId: 'someone.name', text: 'Name', type: 'text' },
            {
              linkId: 'someone.when',
              text: 'When',
              type: 'group',
              items: [{ linkId: 'someone.when.day', text: 'Day', type: 'text' }],
            },
          ],
        },
        { linkId: 'signature', text: 'Sign here', type: 'signature' },
      ],
    },
  ],
};

it('§5: every question of the intake is optional, also one that cannot be shown', () => {
  // §5.questionnaire.2
  const items = [{ text: 'Why?', type: 'text' }, { linkId: 'when', type: 'text' }, 7];
  const [page] = read({ pages: [{ description: null, items }] });
  expect(page?.items).toMatchObject([
    { wireKey: '', title: 'Why?', kind: 'unsupported', isSkippable: true },
    { wireKey: 'when', title: 'Question 2', kind: 'free-text', isSkippable: true },
    { wireKey: '', title: 'Question 3', kind: 'unsupported', isSkippable: true },
  ]);
});

function read(value: unknown): readonly IntakePage[] {
  const pages = intakePagesFromWire(value);
  if (pages === null) throw new Error('The questionnaire could not be parsed.');
  return pages;
}

describe('§3 intake questionnaire: parsing the pages', () => {
  it('parses text, single choice, multi-select, groups and nested groups', () => {
    const [first, second] = read(wire);
    expect(first?.items.map(({ kind }) => kind)).toEqual([
      'free-text',
      'multi-select',
      'single-choice',
    ]);
    expect(second).toMatchObject({
      description: null,
      items: [
        {
          kind: 'group',
          title: 'Somebody',
          items: [{ kind: 'free-text' }, { kind: 'group', items: [{ title: 'Day' }] }],
        },
        { kind: 'unsupported', title: 'Sign here' },
      ],
    });
  });

  it('flattens the questions of groups in their order', () => {
    const titles = flattenQuestions(read(wire)[1]?.items ?? []).map(({ title }) => title);
    expect(titles).toEqual(['Name', 'Day', 'Sign here']);
  });

  it.each([null, 7, 'pages', {}, { pages: null }, { pages: [{ items: 'x' }] }])(
    'returns null for an invalid questionnaire: %j',
    (value) => expect(intakePagesFromWire(value)).toBeNull(),
  );

  it.each([{ description: 'About you' }, { description: 'About you', items: null }])(
    'reads a page that consists of its description: %j',
    (page) => expect(read({ pages: [page] })).toEqual([{ description: 'About you', items: [] }]),
  );

  it.each([
    ['no link id', { text: 'Who?', type: 'text' }, { kind: 'unsupported', title: 'Who?' }],
    ['no text', { linkId: 'a', type: 'text' }, { kind: 'free-text', title: 'Question 1' }],
    ['no type', { linkId: 'a', text: 'A' }, { kind: 'unsupported', title: 'A' }],
    ['no options', { linkId: 'a', text: 'A', type: 'choice' }, { kind: 'unsupported' }],
    [
      'an option that cannot be read',
      { linkId: 'a', text: 'A', type: 'choice', answerOptions: [option('x'), 'y'] },
      { kind: 'unsupported', title: 'A' },
    ],
    [
      'options that are no list',
      { linkId: 'a', text: 'A', type: 'choice', answerOptions: 'y' },
      { kind: 'unsupported', title: 'A' },
    ],
    [
      'an option with a wrong field',
      { linkId: 'a', text: 'A', type: 'choice', answerOptions: [{ ...option('x'), id: {} }] },
      { kind: 'single-choice', title: 'A', choices: [{ wireId: 'x' }] },
    ],
    [
      'an unknown type, although it has options',
      { linkId: 'a', text: 'A', type: 'ranking', answerOptions: [option('x')] },
      { kind: 'unsupported', title: 'A' },
    ],
    [
      'the type group and items that are no list',
      { linkId: 'g', text: 'G', type: 'group', items: 'y' },
      { kind: 'group', items: [] },
    ],
    ['no fields at all', null, { kind: 'unsupported', title: 'Question 1' }],
    [
      'the type group and no items',
      { linkId: 'g', text: 'G', type: 'group' },
      { kind: 'group', items: [] },
    ],
  ])('tolerates an item with %s', (_, item, expected) => {
    const [page] = read({ pages: [{ description: 'P', items: [item] }] });
    expect(page?.items[0]).toMatchObject(expected);
  });

  it('D11: shows descriptions, texts and options without markup, and sends values unchanged', () => {
    const item = {
      linkId: 'a',
      text: '<label>Marital status<br></label>',
      type: 'choice',
      answerOptions: [{ id: '1', value: '<b>Single</b>' }, {}, { id: 'LA-6' }, null],
    };
    const pages = read({ pages: [{ description: '<p>About</p><p>you</p>', items: [item] }] });
    expect(pages).toMatchObject([
      {
        description: 'About\nyou',
        items: [
          {
            title: 'Marital status',
            choices: [{ label: 'Single' }, { wireId: 'LA-6', label: 'Option 2' }],
          },
        ],
      },
    ]);
    expect(toIntakeAnswers(pages, { a: '<b>Single</b>' })).toEqual([
      { linkId: 'a', value: '<b>Single</b>' },
    ]);
  });

  it('D11: asks only the first question with a link id; another one cannot be shown and is not sent', () => {
    const first = { linkId: 'a', text: 'First', type: 'text' };
    const again = { linkId: 'a', text: 'Again', type: 'text' };
    const pages = read({
      pages: [
        {
          description: 'P',
          items: [{ linkId: 'a', text: 'Group', type: 'group', items: [first] }],
        },
        { description: 'Q', items: [again] },
      ],
    });
    const questions = flattenQuestions(pages.flatMap(({ items }) => items));
    expect(questions).toMatchObject([
      { title: 'First', kind: 'free-text' },
      { title: 'Again', kind: 'unsupported' },
    ]);
    expect(new Set(questions.map(({ key }) => key)).size).toBe(2);
    const answers = Object.fromEntries(questions.map(({ key, title }) => [key, title]));
    expect(toIntakeAnswers(pages, answers)).toEqual([{ linkId: 'a', value: 'First' }]);
    expect(jest.mocked(console.warn).mock.calls.flat()).toEqual([
      'The response of getQuestionnaire does not have the expected shape: pages[1].items[0].linkId (expected a unique id, received string)',
    ]);
  });

  it('D9: logs every question that cannot be shown by its position, and nothing of what it says', () => {
    const items = [
      { linkId: 'mood', text: 'Which?', type: 'choice', answerOptions: [] },
      { linkId: 'more', text: 'More', type: 'group', items: [{ text: 'Sign', type: 'text' }] },
      { linkId: 'draw', text: 'Draw', type: 'drawing' },
      { linkId: 'void', type: 'group' },
    ];
    const pages = read({ pages: [{ description: null, items }] });
    const questions = flattenQuestions(pages[0]?.items ?? []);
    expect(questions.map(({ kind }) => kind)).toEqual(questions.map(() => 'unsupported'));
    expect(toIntakeAnswers(pages, {}).map(({ linkId }) => linkId)).toEqual(['mood', 'draw']);
    const logged = jest.mocked(console.warn).mock.calls.flat().join('\n');
    for (const position of [
      'pages[0].items[0].answerOptions (expected options that can be sent, received array)',
      'pages[0].items[1].items[0].linkId (expected an id, received null)',
      'pages[0].items[2].type (expected a known type, received string)',
      'pages[0].items[3].items (expected items, received array)',
    ])
      expect(logged).toContain(position);
    expect(logged).not.toMatch(/mood|Which|Sign|Draw|void/);
  });

  it('shows an item of type display as a text, which takes no answer and is not sent', () => {
    const items = [
      { linkId: 'note', text: '<p>About your <b>sleep</b></p>', type: 'display' },
      { linkId: 'blank', text: ' ', type: 'display' },
      { linkId: 'hours', text: 'How long?', type: 'text' },
    ];
    const pages = read({ pages: [{ description: null, items }] });
    expect(pages[0]?.items).toMatchObject([
      { kind: 'display', title: 'About your sleep' },
      { kind: 'free-text', title: 'How long?' },
    ]);
    expect(flattenQuestions(pages[0]?.items ?? [])).toMatchObject([{ title: 'How long?' }]);
    expect(toIntakeAnswers(pages, { note: 'x' })).toEqual([{ linkId: 'hours', value: null }]);
  });
});

describe('D6 intake questionnaire: sending the answers', () => {
  it('sends a text, a value or a list of values, and an empty list or null for an unanswered question', () => {
    // §5.questionnaire.1
    const pages = read(wire);
    expect(toIntakeAnswers(pages, {})).toEqual([
      { linkId: 'reason', value: null },
      { linkId: 'topics', value: [] },
      { linkId: 'before', value: null },
      { linkId: 'someone.name', value: null },
      { linkId: 'someone.when.day', value: null },
      { linkId: 'signature', value: null },
    ]);
    const answers = {
      reason: ' Sleep ',
      topics: ['Sleep', 'Mood'],
      before: 'No',
      'someone.when.day': 'Monday',
      'somebody else': 'x',
    };
    expect(toIntakeAnswers(pages, answers).filter(({ value }) => value !== null)).toEqual([
      { linkId: 'reason', value: 'Sleep' },
      { linkId: 'topics', value: ['Mood', 'Sleep'] },
      { linkId: 'before', value: 'No' },
      { linkId: 'someone.when.day', value: 'Monday' },
    ]);
  });

  it('D11: sends an empty list for a multiple choice without options, and null for a single choice', () => {
    const items = [
      { linkId: 'many', text: 'Which?', type: 'choice', multiple: true },
      { linkId: 'blank', text: 'Which?', type: 'choice', multiple: true, answerOptions: [{}] },
      { linkId: 'odd', text: 'Which?', type: 'choice', multiple: true, answerOptions: ['Mood'] },
      { linkId: 'one', text: 'Which?', type: 'choice', answerOptions: [] },
    ];
    const pages = read({ pages: [{ description: null, items }] });
    expect(pages[0]?.items.map(({ kind }) => kind)).toEqual(items.map(() => 'unsupported'));
    expect(toIntakeAnswers(pages, {})).toEqual([
      { linkId: 'many', value: [] },
      { linkId: 'blank', value: [] },
      { linkId: 'odd', value: [] },
      { linkId: 'one', value: null },
    ]);
  });

  it('does not send a choice that is not among the options of the item', () => {
    const pages = read(wire);
    expect(toIntakeAnswers(pages, { before: 'Maybe', topics: ['Work'] })).toContainEqual({
      linkId: 'before',
      value: null,
    });
  });
});
