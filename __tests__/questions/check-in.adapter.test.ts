import { moduleFromWire, modulesFromWire } from '../../src/questions/check-in.adapter';
import { allowConsole } from '../support/fail-on-console';

// Wrong fields are logged on purpose.
beforeEach(() => allowConsole(/does not have the expected shape/));

const wire = (nodes: readonly object[], more: object = {}) => ({
  id: 'm1',
  versionId: 'm1-v3',
  title: 'Low mood',
  type: 'symptom',
  content: { nodes },
  ...more,
});
const parseQuestion = (node: object) =>
  moduleFromWire(wire([{ id: 'n1', label: 'How?', ...node }]))?.questions[0];
const answers = [
  { id: 'a', label: 'Never', value: 0 },
  { id: 'b', label: 'Often', value: 'often' },
];

describe('§3 check-in adapter: module', () => {
  it.each([
    ['Lifestyle correlates', 'symptom', 'lifestyle'],
    [' lifestyle Correlates ', 'treatment_activity', 'lifestyle'],
    ['<b>Lifestyle</b> correlates', 'symptom', 'lifestyle'],
    ['Anxiety', 'symptom', 'symptom'],
    ['Thought record', 'treatment_activity', 'worksheet'],
    ['Something', 'new_kind', 'symptom'],
    [null, null, 'symptom'],
  ])('D7: a module with the title %j and the type %j is of kind %s', (title, type, kind) => {
    expect(moduleFromWire(wire([], { title, type }))?.kind).toBe(kind);
  });

  it('keeps the id, the version, as text, and the title', () => {
    expect(moduleFromWire(wire([]))).toEqual({
      id: 'm1',
      versionId: 'm1-v3',
      title: 'Low mood',
      kind: 'symptom',
      questions: [],
    });
    expect(moduleFromWire(wire([], { versionId: 7, title: ' ' }))).toMatchObject({
      versionId: '7',
      title: 'Check-in',
    });
  });

  it.each([
    null,
    [],
    'module',
    {},
    { id: 'm1', versionId: 'v', title: 'No content' },
    { id: 'm1', title: 'No version', content: { nodes: [] } },
    { id: 'm1', versionId: 'v', content: { nodes: {} } },
  ])('returns null for an invalid module: %j', (value) => {
    expect(moduleFromWire(value)).toBeNull();
  });

  it('parses a list of modules without the invalid ones, or returns null when all of them are', () => {
    expect(modulesFromWire([wire([]), wire([], { id: 'm2' })])).toHaveLength(2);
    expect(modulesFromWire([wire([]), {}])).toHaveLength(1);
    expect(modulesFromWire([{}])).toBeNull();
    expect(modulesFromWire([])).toEqual([]);
  });

  it.each([null, 'a node', 7])(
    'shows %j among the nodes as a question that cannot be shown',
    (node) => {
      const questions = moduleFromWire(
        wire([node as never, { id: 'n1', type: 'free_text' }]),
      )?.questions;
      expect(questions).toMatchObject([{ kind: 'unsupported' }, { kind: 'free-text' }]);
    },
  );

  it.each(['likert', 'multiple_choice'])(
    'does not guess the answers of a %s node whose answers cannot be read',
    (type) =>
      expect(parseQuestion({ type, answers: 'one, two' })).toMatchObject({ kind: 'unsupported' }),
  );
});

describe('§3 check-in adapter: node', () => {
  const base = { key: 'n1', wireKey: 'n1', title: 'How?', isSkippable: true };

  it('parses a heading, also without an id', () => {
    expect(parseQuestion({ type: 'heading' })).toEqual({ ...base, kind: 'heading' });
    expect(parseQuestion({ type: 'heading', id: null })?.kind).toBe('heading');
  });

  it('parses multiple_choice as single choice or multi-select, with the values of the answers as ids', () => {
    const choices = [
      { id: '0', wireId: 0, label: 'Never', isOverride: false },
      { id: 'often', wireId: 'often', label: 'Often', isOverride: false },
    ];
    expect(parseQuestion({ type: 'multiple_choice', answers })).toEqual({
      ...base,
      kind: 'single-choice',
      choices,
    });
    expect(parseQuestion({ type: 'multiple_choice', multiselect: false, answers })?.kind).toBe(
      'single-choice',
    );
    expect(parseQuestion({ type: 'multiple_choice', multiselect: true, answers })).toEqual({
      ...base,
      kind: 'multi-select',
      choices,
    });
  });

  it('D11: uses the id of an answer without a value, and labels it by its value or position, never its id', () => {
    expect(
      parseQuestion({ type: 'multiple_choice', answers: [{ id: 'a' }, { id: 'b', value: 3 }] }),
    ).toMatchObject({
      choices: [
        { wireId: 'a', label: 'Option 1' },
        { wireId: 3, label: '3' },
      ],
    });
  });

  it('D11: leaves out a blank answer, and shows labels without markup', () => {
    const withMarkup = [
      {},
      null,
      { id: ' ', value: null, label: '&nbsp;' },
      { id: 'a', value: '<b>', label: '<b>Not</b> at all' },
      { id: 'b', value: 'A &amp; B' },
    ];
    expect(
      parseQuestion({
        type: 'likert',
        label: '<p>How<br>strong?</p>',
        minLabel: '<i>Low</i>',
        maxLabel: '<br>',
        answers: withMarkup,
      }),
    ).toMatchObject({
      title: 'How\nstrong?',
      minLabel: 'Low',
      maxLabel: null,
      isNumeric: false,
      choices: [
        { wireId: '<b>', label: 'Not at all' },
        { wireId: 'A &amp; B', label: 'A & B' },
      ],
    });
    expect(parseQuestion({ type: 'likert', answers: [{}] })).toMatchObject({ isNumeric: true });
    expect(parseQuestion({ type: 'multiple_choice', answers: [{}] })?.kind).toBe('unsupported');
  });

  it.each(['likert', 'multiple_choice'])(
    'D11 marks a %s as one that cannot be shown if nothing could be sent for an answer with a label',
    (type) => {
      const answers = [{ id: 'a', value: 1, label: 'A little' }, { label: 'Rather not say' }];
      expect(parseQuestion({ type, answers })).toMatchObject({
        kind: 'unsupported',
        // Every answer of a check-in is optional: 'You can go on without it.'
        isSkippable: true,
      });
    },
  );

  it('D11: leaves out a heading that says nothing', () => {
    const nodes = [
      { id: 'h', type: 'heading', label: '<p></p>' },
      { id: 'i', type: 'heading', label: '<h2>Part&nbsp;1</h2>' },
      { id: 't', type: 'free_text' },
    ];
    expect(moduleFromWire(wire(nodes))?.questions).toMatchObject([
      { kind: 'heading', title: 'Part\u00a01' },
      { kind: 'free-text', title: 'Question 3' },
    ]);
  });

  it('gives answers with the same value unique ids', () => {
    const twice = [
      { id: 'a', label: 'Yes', value: 1 },
      { id: 'b', label: 'Rather', value: 1 },
    ];
    expect(parseQuestion({ type: 'likert', answers: twice })).toMatchObject({
      choices: [{ id: '1' }, { id: '1~2' }],
    });
  });

  it('parses free_text', () => {
    expect(parseQuestion({ type: 'free_text' })).toEqual({ ...base, kind: 'free-text' });
  });

  it('parses likert with answers as a choice of these', () => {
    expect(
      parseQuestion({ type: 'likert', answers, minLabel: 'Low', maxLabel: 'High' }),
    ).toMatchObject({
      kind: 'likert',
      isNumeric: false,
      minLabel: 'Low',
      maxLabel: 'High',
      choices: [{ wireId: 0 }, { wireId: 'often' }],
    });
  });

  it.each([
    [{ minValue: 0, maxValue: 10 }, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [{ minValue: -2, maxValue: 2 }, [-2, -1, 0, 1, 2]],
    [{ minValue: 0.5, maxValue: 3.5 }, [1, 2, 3]],
    [{ minValue: 0.5, maxValue: 1 }, [1]],
    [{ minValue: '1', maxValue: '3', answers: [] }, [1, 2, 3]],
    [{}, [-2, -1, 0, 1, 2]],
  ])(
    'D9: parses likert without answers as a scale of the whole numbers within %j',
    (bounds, numbers) => {
      const question = parseQuestion({ type: 'likert', ...bounds });
      expect(question).toMatchObject({ kind: 'likert', isNumeric: true });
      const choices = question?.kind === 'likert' ? question.choices : [];
      expect(choices.map(({ wireId }) => wireId)).toEqual(numbers);
      expect(choices.map(({ label }) => label)).toEqual(numbers.map(String));
    },
  );

  it('parses likert without answers as a scale of at most 101 numbers', () => {
    const scale = (maxValue: number) => parseQuestion({ type: 'likert', minValue: 0, maxValue });
    expect(scale(100)).toMatchObject({ kind: 'likert' });
    expect(scale(101)).toMatchObject({ kind: 'unsupported' });
  });

  it.each([
    [{ minValue: -1, maxValue: 1 }, -1, 1],
    [{ minValue: 0 }, 0, 2],
    [{}, -2, 2],
    [{ minValue: null, maxValue: 'x' }, -2, 2],
    [{ minValue: '', maxValue: '' }, -2, 2],
    [{ minValue: '-Infinity', maxValue: 1 }, -2, 2],
    [{ minValue: 1, maxValue: 'Infinity' }, -2, 2],
  ])('§9: parses slider_vertical %j with the range from %d to %d', (bounds, min, max) => {
    // §9.slider.1
    expect(parseQuestion({ type: 'slider_vertical', ...bounds, minLabel: 'Low' })).toEqual({
      ...base,
      kind: 'slider',
      min,
      max,
      minLabel: 'Low',
      maxLabel: null,
    });
  });

  it.each([
    { type: 'drawing' },
    { type: null },
    { type: 'multiple_choice' },
    { type: 'multiple_choice', answers: [{ label: 'No value' }, { value: 1 }] },
    { type: 'likert', minValue: 0, maxValue: 100_000 },
    { type: 'likert', minValue: 0.2, maxValue: 0.8 },
    { type: 'likert', minValue: 5, maxValue: 1 },
    { type: 'slider_vertical', minValue: 10, maxValue: 0 },
    { type: 'slider_vertical', minValue: 3, maxValue: 3 },
    { type: 'free_text', id: null },
    { type: 'slider_vertical', id: ' ' },
  ])('marks a node that cannot be rendered as unsupported: %j', (node) => {
    expect(parseQuestion(node)).toMatchObject({ kind: 'unsupported', title: 'How?' });
  });

  it('D9: names a node that cannot be shown in the log by its position, and nothing of what it says', () => {
    moduleFromWire(wire([{ id: 'n1', label: 'How?', type: 'multiple_choice', answers: [] }]));
    expect(jest.mocked(console.warn).mock.calls.flat()).toEqual([
      'A check-in module does not have the expected shape: content.nodes[0].answers (expected options that can be sent, received array)',
    ]);
  });

  it('generates unique keys that differ from the properties every object inherits', () => {
    const nodes = ['a', 'a', '__proto__', 'constructor'].map((id) => ({ id, type: 'free_text' }));
    const questions = moduleFromWire(wire(nodes))?.questions ?? [];
    expect(questions.map(({ key }) => key)).toEqual(['a', 'a~2', '__proto__~2', 'constructor~2']);
    expect(questions.map(({ wireKey }) => wireKey)).toEqual(nodes.map(({ id }) => id));
    expect(questions.map(({ title }) => title)).toEqual(
      nodes.map((_, index) => `Question ${index + 1}`),
    );
  });
});
