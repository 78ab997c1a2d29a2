import type { AcceptedSurvivors } from '../accepted.types';

export const ASSESSMENT_GATE: readonly AcceptedSurvivors[] = [
  {
    reason: 'It is set before anything reads it.',
    files: 'machines/assessment-gate/assessment-gate.machine.ts',
    changes: [
      ['ArrayDeclaration', 'outlines: [],', 'outlines: ["Stryker was here"],'],
      ['BooleanLiteral', 'isRestored: false,', 'isRestored: true,'],
    ],
  },
  {
    reason: 'The state is left at once, so nothing sees its tags.',
    files: 'machines/assessment-gate/assessment-gate.machine.ts',
    changes: [
      ['StringLiteral', "tags: 'loading',", 'tags: "",', 'deciding: {'],
      ['StringLiteral', "tags: 'loading',", 'tags: "",', 'checkingDefinitions: {'],
      ['ArrayDeclaration', "tags: ['taking', 'busy'],", 'tags: [],', 'checkingReceived: {'],
      [
        'StringLiteral',
        "tags: ['taking', 'busy'],",
        'tags: ["", \'busy\'],',
        'checkingReceived: {',
      ],
      [
        'StringLiteral',
        "tags: ['taking', 'busy'],",
        'tags: [\'taking\', ""],',
        'checkingReceived: {',
      ],
    ],
  },
  {
    reason: 'Every outline has an entry in `unanswered`.',
    files: 'machines/assessment-gate/assessment-gate.selectors.ts',
    changes: [
      [
        'OptionalChaining',
        'return current !== null && context.unanswered[current.id]?.length === 0;',
        'return current !== null && context.unanswered[current.id].length === 0;',
      ],
    ],
  },
  {
    reason: 'Answers come from the assessment on the screen, so there is one.',
    files: 'machines/assessment-gate/assessment-gate.setup.ts',
    changes: [
      [
        'OptionalChaining',
        'selectCurrent(context)?.id === assessmentId,',
        'selectCurrent(context).id === assessmentId,',
      ],
    ],
  },
  {
    reason: 'Every outline has an entry in `unanswered`.',
    files: 'machines/assessment-gate/with-answer.ts',
    changes: [
      [
        'ArrayDeclaration',
        'const before = unanswered[assessmentId] ?? [];',
        'const before = unanswered[assessmentId] ?? ["Stryker was here"];',
      ],
    ],
  },
  {
    reason: 'Nothing reads it any more after a submit.',
    files: 'machines/assessment-gate/assessment-gate.setup.ts',
    changes: [['BooleanLiteral', 'isRestored: false,', 'isRestored: true,', 'answers: {},']],
  },
  {
    reason: 'There is no time in either case.',
    files: 'machines/assessment-gate/assessment-gate.machine.ts',
    changes: [
      [
        'ObjectLiteral',
        "actions: { type: 'setSubmitted', params: { at: null } },",
        "actions: { type: 'setSubmitted', params: {} },",
      ],
    ],
  },
];
