import type { AcceptedSurvivors } from '../accepted.types';

export const QUESTIONS: readonly AcceptedSurvivors[] = [
  {
    reason: 'Any id will do: the form and its error summary use the same constant.',
    files: 'src/questions/assessment/question-field-id.ts',
    changes: [
      [
        'StringLiteral',
        "export const ANSWERS_FORM_ID = 'answers';",
        'export const ANSWERS_FORM_ID = "";',
      ],
    ],
  },
  {
    reason: 'The intake has no such question; the compiler asks for every kind.',
    files: 'src/questions/intake.adapter.ts',
    changes: [
      ['StringLiteral', "case 'heading':", 'case "":'],
      ['ConditionalExpression', "case 'heading': return null;", "case 'heading':"],
      ['StringLiteral', "case 'slider': {", 'case "": {'],
      ['StringLiteral', "case 'likert': {", 'case "": {'],
      ['StringLiteral', "case 'number':", 'case "":'],
    ],
  },
  {
    reason: 'What is no saved answer is left out.',
    files: 'src/questions/intervention.adapter.ts',
    changes: [
      [
        'ArrayDeclaration',
        'answers: side(v.nullish(tolerantList(savedSchema), []), []),',
        'answers: side(v.nullish(tolerantList(savedSchema), ["Stryker was here"]), []),',
      ],
      [
        'ArrayDeclaration',
        'answers: side(v.nullish(tolerantList(savedSchema), []), []),',
        'answers: side(v.nullish(tolerantList(savedSchema), []), ["Stryker was here"]),',
      ],
    ],
  },
  {
    reason: 'The form is read-only.',
    files: 'src/questions/intervention.adapter.ts',
    changes: [
      [
        'BooleanLiteral',
        "const base = { key: toUniqueKey(wireKey), wireKey, title: label ?? '', isSkippable: true };",
        "const base = { key: toUniqueKey(wireKey), wireKey, title: label ?? '', isSkippable: false };",
      ],
    ],
  },
  {
    reason: 'What is no saved answer is left out.',
    files: 'src/questions/check-in.schema.ts',
    changes: [
      [
        'ArrayDeclaration',
        'export const savedAnswersSchema = side(v.nullish(tolerantList(savedAnswerSchema), []), []);',
        'export const savedAnswersSchema = side(v.nullish(tolerantList(savedAnswerSchema), ["Stryker was here"]), []);',
      ],
      [
        'ArrayDeclaration',
        'export const savedAnswersSchema = side(v.nullish(tolerantList(savedAnswerSchema), []), []);',
        'export const savedAnswersSchema = side(v.nullish(tolerantList(savedAnswerSchema), []), ["Stryker was here"]);',
      ],
    ],
  },
  {
    reason: 'Only a multi-select reads it.',
    files: 'src/questions/check-in.adapter.ts',
    changes: [
      [
        'BooleanLiteral',
        'return { id: String(wireId), wireId, label: String(wireId), isOverride: false };',
        'return { id: String(wireId), wireId, label: String(wireId), isOverride: true };',
      ],
    ],
  },
  {
    reason: 'Every other kind has a title.',
    files: 'src/questions/intake.adapter.ts',
    changes: [
      [
        'ConditionalExpression',
        ".filter(({ kind, title }) => kind !== 'display' || title !== '');",
        ".filter(({ kind, title }) => false || title !== '');",
      ],
    ],
  },
  {
    reason: 'Every other kind has a title.',
    files: 'src/questions/without-blank-headings.ts',
    changes: [
      [
        'ConditionalExpression',
        "return questions.filter(({ kind, title }) => kind !== 'heading' || title !== '');",
        "return questions.filter(({ kind, title }) => false || title !== '');",
      ],
    ],
  },
  {
    reason: 'The type asks for it; it is only logged where nothing else says what was expected.',
    files: 'src/questions/intake.adapter.ts',
    changes: [
      [
        'StringLiteral',
        "{ expected: 'a unique id', input: linkId, path: [{ key: 'linkId' }], type: 'unique' },",
        "{ expected: 'a unique id', input: linkId, path: [{ key: 'linkId' }], type: \"\" },",
      ],
    ],
  },
  {
    reason: 'The form is read-only.',
    files: 'src/questions/intervention.adapter.ts',
    changes: [
      [
        'BooleanLiteral',
        "return { ...titled, kind: 'likert', choices, isNumeric: false, minLabel: null, maxLabel: null };",
        "return { ...titled, kind: 'likert', choices, isNumeric: true, minLabel: null, maxLabel: null };",
      ],
    ],
  },
  {
    reason: 'The schema has a fallback, so there is always a list.',
    files: 'src/questions/saved-answers.ts',
    changes: [
      [
        'ArrayDeclaration',
        "const saved = parseTolerantly('A completed form', savedAnswersSchema, wire) ?? [];",
        'const saved = parseTolerantly(\'A completed form\', savedAnswersSchema, wire) ?? ["Stryker was here"];',
      ],
    ],
  },
  {
    reason:
      'There is at least one value, and every value is among the choices, those that were removed included.',
    files: 'src/questions/saved-answers.ts',
    changes: [
      [
        'OptionalChaining',
        '(item) => choices.find(({ wireId }) => String(wireId) === String(item))?.id ?? [],',
        '(item) => choices.find(({ wireId }) => String(wireId) === String(item)).id ?? [],',
      ],
      [
        'ArrayDeclaration',
        '(item) => choices.find(({ wireId }) => String(wireId) === String(item))?.id ?? [],',
        '(item) => choices.find(({ wireId }) => String(wireId) === String(item))?.id ?? ["Stryker was here"],',
      ],
      [
        'StringLiteral',
        "return { question: { ...question, choices, ...ends }, answer: ids[0] ?? '' };",
        'return { question: { ...question, choices, ...ends }, answer: ids[0] ?? "Stryker was here!" };',
      ],
    ],
  },
  {
    reason: 'A list is no option.',
    files: 'src/questions/select-fitting-answers.ts',
    changes: [
      [
        'ConditionalExpression',
        "return typeof value === 'string' && isOffered(value) ? value : undefined;",
        'return true && isOffered(value) ? value : undefined;',
      ],
    ],
  },
  {
    reason:
      'A key that the server did not send only has to be unique, which the generator ensures; nothing is sent for it.',
    files: /^src\/questions\/.*\.adapter\.ts$/,
    changes: [
      ['StringLiteral', /`unnamed-\$\{index \+ 1\}`/, /``/],
      ['ArithmeticOperator', /`unnamed-\$\{index \+ 1\}`/, /`unnamed-\$\{index - 1\}`/],
    ],
  },
  {
    reason: 'Every word but `id` selects the value.',
    files: /^src\/questions\/.*\.adapter\.ts$/,
    changes: [['StringLiteral', /toChoices\([\w.]+, 'value'\);$/, /toChoices\([\w.]+, ""\);$/]],
  },
];
