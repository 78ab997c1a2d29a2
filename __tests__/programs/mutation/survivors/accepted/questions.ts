import type { AcceptedSurvivors } from '../accepted.types';

export const QUESTIONS: readonly AcceptedSurvivors[] = [
  {
    reason: 'It is only named in the log.',
    files: 'src/questions/assessment/assessment.adapter.ts',
    changes: [
      [
        'StringLiteral',
        "const parsed = parseTolerantly('An assessment of getAssessments', assessmentSchema, wire);",
        'const parsed = parseTolerantly("", assessmentSchema, wire);',
      ],
    ],
  },
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
    reason:
      'The key of a question that cannot be sent only has to be unique, which the generator ensures.',
    files: 'src/questions/check-in.adapter.ts',
    changes: [
      [
        'StringLiteral',
        'const wireKey = hasText(node.id) ? node.id : `unnamed-${index + 1}`;',
        'const wireKey = hasText(node.id) ? node.id : ``;',
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
    ],
  },
  {
    reason: 'The intake has no such question; the compiler asks for every kind.',
    files: 'src/questions/intake.adapter.ts',
    changes: [
      ['StringLiteral', "case 'heading':", 'case "":'],
      ['ConditionalExpression', 'default: return assertNever(question);', 'default:'],
      ['StringLiteral', "case 'slider': {", 'case "": {'],
    ],
  },
  {
    reason: 'Only groups have items, and they always have the list.',
    files: 'src/questions/intake.adapter.ts',
    changes: [
      [
        'ArrayDeclaration',
        'const { linkId, text, type, items = [] } = item;',
        'const { linkId, text, type, items = ["Stryker was here"] } = item;',
      ],
    ],
  },
  {
    reason: 'Every word but `id` selects the value.',
    files: 'src/questions/intake.adapter.ts',
    changes: [
      [
        'StringLiteral',
        "const choices = toChoices(item.answerOptions ?? [], 'value');",
        'const choices = toChoices(item.answerOptions ?? [], "");',
      ],
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
    reason: 'It is only named in the log.',
    files: 'src/questions/saved-answers.ts',
    changes: [
      [
        'StringLiteral',
        "const saved = parseTolerantly('A completed form', savedAnswersSchema, wire) ?? [];",
        'const saved = parseTolerantly("", savedAnswersSchema, wire) ?? [];',
      ],
    ],
  },
  {
    reason: 'Every saved value is among the choices, those that were removed included.',
    files: 'src/questions/saved-answers.ts',
    changes: [
      [
        'OptionalChaining',
        '(item) => choices.find(({ wireId }) => String(wireId) === String(item))?.id ?? [],',
        '(item) => choices.find(({ wireId }) => String(wireId) === String(item)).id ?? [],',
      ],
    ],
  },
  {
    reason: 'Only a scale shows the labels of its ends.',
    files: 'src/questions/saved-answers.ts',
    changes: [
      [
        'ConditionalExpression',
        "const isLonger = question.kind === 'likert' && removed.length > 0;",
        'const isLonger = true && removed.length > 0;',
      ],
    ],
  },
  {
    reason: 'The form is read-only.',
    files: 'src/questions/saved-answers.ts',
    changes: [['BooleanLiteral', 'isOverride: false,', 'isOverride: true,']],
  },
];
