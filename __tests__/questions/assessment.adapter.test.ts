import { assessmentFromWire } from '../../src/questions/assessment/assessment.adapter';
import { toWireAnswers } from '../../src/questions/assessment/to-wire-answers';
import { allowConsole } from '../support/fail-on-console';

// Wrong fields are logged on purpose.
beforeEach(() => allowConsole(/does not have the expected shape/));

const yesNo = [
  { id: 'y', title: 'Yes' },
  { id: 'n', title: 'No' },
];

/** A valid assessment with these questions. */
function assessment(questions: unknown, section: object = { answers: yesNo }) {
  return {
    id: 'a1',
    name: 'PHQ-9',
    content: { sections: [{ title: 'Part', ...section, questions }] },
  };
}

/** Parses an assessment with this single question. */
function parseQuestion(question: object, section?: object) {
  const [first] =
    assessmentFromWire(assessment([{ key: 'q', title: 'Q', ...question }], section))?.questions ??
    [];
  return first;
}

describe('§3 assessment adapter', () => {
  it('parses every question type, and treats an unknown type as single choice', () => {
    const types = [
      'multi-select',
      'free_text',
      'number',
      'radio',
      'constructor',
      undefined,
      null,
      7,
    ];
    const wire = assessment(types.map((type, i) => ({ key: `q${i}`, title: `Q${i}`, type })));
    expect(assessmentFromWire(wire)?.questions.map(({ kind }) => kind)).toEqual([
      'multi-select',
      'free-text',
      'number',
      ...Array.from({ length: 5 }, () => 'single-choice'),
    ]);
  });

  it('parses all fields of a question and ignores unknown fields', () => {
    const wire = assessment([
      {
        key: 'q1',
        title: 'Trouble sleeping?',
        type: 'single',
        skippable: true,
        meta: null,
        extra: 1,
      },
    ]);
    expect(assessmentFromWire({ ...wire, disorder: 'x', description: 'y' })).toEqual({
      id: 'a1',
      name: 'PHQ-9',
      stem: 'Part',
      questions: [
        {
          key: 'q1',
          wireKey: 'q1',
          title: 'Trouble sleeping?',
          isSkippable: true,
          kind: 'single-choice',
          choices: [
            { id: 'y', wireId: 'y', label: 'Yes', isOverride: false },
            { id: 'n', wireId: 'n', label: 'No', isOverride: false },
          ],
        },
      ],
    });
  });

  it.each([
    ['Over the last 2 weeks, how often?', 'Over the last 2 weeks, how often?'],
    ['PHQ-9', null],
    [' ', null],
    [null, null],
    [7, null],
  ])(
    'uses the section title %j as the stem, unless it is blank or repeats the name',
    (title, stem) => {
      expect(assessmentFromWire(assessment([], { title }))?.stem).toBe(stem);
      expect(assessmentFromWire({ ...assessment([], { title }), name: null })?.stem).toBeNull();
    },
  );

  it('reads only the first section', () => {
    const wire = assessment([{ key: 'q', title: 'Q' }]);
    wire.content.sections.push({ title: 'Other', questions: [{ key: 'z', title: 'Z' }] });
    expect(assessmentFromWire(wire)?.questions.map(({ key }) => key)).toEqual(['q']);
    expect(assessmentFromWire({ ...wire, content: { sections: [] } })?.questions).toEqual([]);
  });

  it("uses a question's own answers, or the section's when it has none", () => {
    const labels = (answers: unknown) => {
      const question = parseQuestion({ answers });
      return question?.kind === 'single-choice' && question.choices.map(({ label }) => label);
    };
    expect(labels([{ id: 'm', title: 'Maybe' }])).toEqual(['Maybe']);
    for (const none of [undefined, null, []]) expect(labels(none)).toEqual(['Yes', 'No']);
  });

  it('D11: prefers an answer’s id to its value, and labels one without a title by its value or position', () => {
    const answers = [
      { id: 'x', value: 1, title: 'By id', isOverride: true },
      { value: 0, title: 'By value', isOverride: null },
      { id: null, value: '2' },
      { id: '', value: 3, title: 30 },
      { id: 'y', value: 'Hardly', title: ' ' },
      { id: 'z' },
    ];
    expect(parseQuestion({ answers })).toMatchObject({
      choices: [
        { id: 'x', wireId: 'x', label: 'By id', isOverride: true },
        { id: '0', wireId: 0, label: 'By value', isOverride: false },
        { id: '2', wireId: '2', label: '2', isOverride: false },
        { id: '3', wireId: 3, label: '30', isOverride: false },
        { id: 'y', wireId: 'y', label: 'Hardly' },
        { id: 'z', wireId: 'z', label: 'Option 6' },
      ],
    });
  });

  it.each([
    [undefined, { min: null, max: null }],
    [null, { min: null, max: null }],
    ['odd', { min: null, max: null }],
    [{}, { min: null, max: null }],
    [{ min: 0 }, { min: 0, max: null }],
    [{ min: 5 }, { min: 5, max: null }],
    [{ max: -5 }, { min: null, max: -5 }],
    [
      { max: 0, min: null },
      { min: null, max: 0 },
    ],
    [
      { min: '1', max: '24' },
      { min: 1, max: 24 },
    ],
    [
      { min: '', max: 'many' },
      { min: null, max: null },
    ],
    [
      { min: {}, max: 3 },
      { min: null, max: 3 },
    ],
    [
      { min: 9, max: 3 },
      { min: null, max: null },
    ],
    [
      { min: 0.5, max: 0.9 },
      { min: null, max: null },
    ],
    [
      { min: 0.5, max: 1 },
      { min: 0.5, max: 1 },
    ],
    [
      { min: 3, max: 3 },
      { min: 3, max: 3 },
    ],
  ])('parses the bounds %j as %j', (meta, bounds) => {
    expect(parseQuestion({ type: 'number', meta })).toMatchObject(bounds);
  });

  it('D11: a choice question is unsupported without options, or if nothing could be sent for one of them', () => {
    expect(parseQuestion({}, {})?.kind).toBe('unsupported');
    expect(parseQuestion({ type: 'multi-select' }, { answers: null })?.kind).toBe('unsupported');
    expect(
      parseQuestion({ answers: [...yesNo, { id: ' ', title: 'Nothing to send' }] })?.kind,
    ).toBe('unsupported');
    expect(parseQuestion({ type: 'number' }, {})?.kind).toBe('number');
    expect(parseQuestion({ type: 'free_text' }, {})?.kind).toBe('free-text');
  });

  it.each([null, {}, { id: '', title: null }, { id: null, value: ' ', title: '&nbsp;' }])(
    'D11: leaves out the option %j, which has neither an id nor a value nor a title',
    (blank) => {
      expect(parseQuestion({ answers: [blank, { id: 'm', title: 'Maybe' }] })).toMatchObject({
        choices: [{ label: 'Maybe' }],
      });
      // Then there are no answers of its own.
      expect(parseQuestion({ answers: [blank] })).toMatchObject({
        choices: [{ label: 'Yes' }, { label: 'No' }],
      });
      expect(parseQuestion({ answers: [blank] }, {})).toMatchObject({ kind: 'unsupported' });
    },
  );

  it('D11: shows names, titles and options without markup, and sends ids and values unchanged', () => {
    const wire = assessmentFromWire({
      id: 'a1',
      name: '<b>PHQ&#8209;9</b>',
      content: {
        sections: [
          {
            title: '<p>Over the last 2 weeks,</p><p>how often?</p>',
            questions: [
              { key: '<q>', title: 'Sleep<br/>&amp; <i>rest</i>' },
              { key: 'r', title: 'Weight < 50 kg?' },
              { key: 's', title: '<p>&nbsp;</p>' },
            ],
            answers: [
              { id: '<1>', title: '<span style="color:red">Never</span>' },
              { value: 'R&amp;D', title: '<br>' },
              { value: '<hr>' },
            ],
          },
        ],
      },
    });
    expect(wire).toMatchObject({
      name: 'PHQ‑9',
      stem: 'Over the last 2 weeks,\nhow often?',
      questions: [
        {
          wireKey: '<q>',
          title: 'Sleep\n& rest',
          choices: [
            { wireId: '<1>', label: 'Never' },
            { wireId: 'R&amp;D', label: 'R&D' },
            { wireId: '<hr>', label: 'Option 3' },
          ],
        },
        { title: 'Weight < 50 kg?' },
        { title: 'Question 3' },
      ],
    });
  });

  it('parses a question with 300 options', () => {
    const answers = Array.from({ length: 300 }, (_, id) => ({ id, title: `Option ${id}` }));
    const question = parseQuestion({ answers });
    expect(question?.kind === 'single-choice' && question.choices).toHaveLength(300);
  });

  it('marks a question without a key as unsupported', () => {
    for (const key of [undefined, null, '', ' ', {}])
      expect(parseQuestion({ key })?.kind).toBe('unsupported');
  });

  it('titles a question without a title by its position, and an assessment without a name by its section', () => {
    const wire = assessment([{ key: 'a', title: 'A' }, { key: 'b' }, { key: 'c', title: ' ' }]);
    expect(assessmentFromWire(wire)?.questions.map(({ title }) => title)).toEqual([
      'A',
      'Question 2',
      'Question 3',
    ]);
    expect(assessmentFromWire({ ...wire, name: null })?.name).toBe('Part');
    expect(assessmentFromWire({ ...wire, name: '', content: { sections: [] } })?.name).toBe(
      'Assessment',
    );
  });

  it('gives repeated keys and ids unique ones on screen, and sends the original ones back', () => {
    const answers = [
      { value: 0, title: 'Never' },
      { value: 0, title: 'Rather not say' },
      { value: '0', title: 'Nought' },
    ];
    const wire = assessment([
      { key: 'q', title: 'One', answers },
      { key: 'q', title: 'Two', answers },
      { key: 4, answers },
    ]);
    const questions = assessmentFromWire(wire)?.questions ?? [];
    expect(questions.map(({ key }) => key)).toEqual(['q', 'q~2', '4']);
    expect(toWireAnswers(questions, { q: '0', 'q~2': '0~2', '4': '0~3' })).toEqual([
      { key: 'q', answerValue: { answerId: 0 } },
      { key: 'q', answerValue: { answerId: 0 } },
      { key: '4', answerValue: { answerId: '0' } },
    ]);
  });

  it('D9 reads keys and ids that are numbers as text, and sends them as text', () => {
    const answers = [
      { id: 1, value: 10, title: 'Never' },
      { id: 2, value: 20, title: 'Often' },
    ];
    const wire = { ...assessment([{ key: 3, title: 'One', answers }]), id: 7 };
    const { id, questions = [] } = assessmentFromWire(wire) ?? {};
    expect(id).toBe('7');
    expect(toWireAnswers(questions, { '3': '2' })).toEqual([
      { key: '3', answerValue: { answerId: '2' } },
    ]);
  });

  it('generates keys that differ from the properties every object inherits', () => {
    const keys = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const questions =
      assessmentFromWire(assessment(keys.map((key) => ({ key, title: key }))))?.questions ?? [];
    const record: Record<string, unknown> = {};
    for (const { key } of questions) expect(record[key]).toBeUndefined();
    expect(questions.map(({ wireKey }) => wireKey)).toEqual(keys);
    expect(toWireAnswers(questions, {})).toEqual([]);
  });

  it.each([
    null,
    undefined,
    'text',
    7,
    [],
    {},
    { id: 'a1' },
    { id: 'a1', content: null },
    { id: 'a1', content: { sections: null } },
    { id: [7], content: { sections: [] } },
    assessment(null),
    assessment({}),
  ])('returns null when the structure is wrong: %j', (wire) => {
    expect(assessmentFromWire(wire)).toBeNull();
  });

  it.each(['yes', ['Yes'], [...yesNo, 7]])(
    'D11: does not guess the answers of a question, nor of a section, whose answers are %j',
    (answers) => {
      expect(parseQuestion({ answers })).toMatchObject({ kind: 'unsupported', title: 'Q' });
      expect(parseQuestion({}, { answers })).toMatchObject({ kind: 'unsupported', title: 'Q' });
      expect(parseQuestion({ answers: yesNo }, { answers })?.kind).toBe('single-choice');
    },
  );

  it('reads an option without its wrong fields', () => {
    const answers = [{ id: 'y', value: {}, title: 'Yes', isOverride: 'no' }, yesNo[1]];
    expect(parseQuestion({ answers }, {})).toMatchObject({
      key: 'q',
      choices: [{ wireId: 'y', label: 'Yes', isOverride: false }, { label: 'No' }],
    });
  });

  it.each([null, 'q', { key: 'q', answers: 'yes' }, { key: 'q', answers: ['Yes'] }])(
    'shows the other questions of an assessment when %j is among them',
    (odd) => {
      const questions = assessmentFromWire(assessment([odd, { key: 'r', title: 'R' }]))?.questions;
      expect(questions).toMatchObject([{ kind: 'unsupported' }, { kind: 'single-choice' }]);
    },
  );

  it('ignores what is wrong with a section that is not shown', () => {
    const { content, ...rest } = assessment([{ key: 'q' }]);
    const wire = { ...rest, content: { sections: [...content.sections, { questions: 7 }, null] } };
    expect(assessmentFromWire(wire)?.questions).toHaveLength(1);
  });

  it('parses an assessment with 1,000 questions', () => {
    const wire = assessment(
      Array.from({ length: 1000 }, (_, i) => ({ key: `q${i}`, title: `Q${i}` })),
    );
    expect(assessmentFromWire(wire)?.questions).toHaveLength(1000);
  });
});
