import type { AcceptedSurvivors } from '../accepted.types';

/** Changes of the same kind in many files. */
export const PATTERNS: readonly AcceptedSurvivors[] = [
  {
    reason:
      'The id of a machine or of an actor that it invokes is only named in errors and in generated walkthroughs.',
    files: /^machines\/[\w-]+\/[\w-]+\.machine\.ts$/,
    changes: [['StringLiteral', /^id: '[\w-]+',$/, 'id: "",']],
  },
  {
    reason: 'The name of a port is only named in the error of a port without an implementation.',
    files: /^machines\//,
    changes: [['StringLiteral', /(?:port<.*|^>)\('\w+'\)(?:,| \},)$/, /\(""\)(?:,| \},)$/]],
  },
  {
    reason:
      'The name of an effect is only named in the error of an effect without an implementation.',
    files: /^machines\//,
    changes: [['StringLiteral', /: effect\('\w+'\),$/, /: effect\(""\),$/]],
  },
  {
    reason:
      'The action throws for a port without an implementation and does nothing else; `machines/port.test.ts` shows it.',
    files: /^machines\//,
    changes: [
      [
        'ArrowFunction',
        'ignoreError: (_, { error }: { error: unknown }) => void toFailure(error),',
        'ignoreError: () => undefined,',
      ],
      ['StringLiteral', /withError\('ignoreError'\)/, /withError\(""\)/],
    ],
  },
  {
    reason:
      'Nothing follows a state without transitions, final or not. Where something waits for the end, a test does, too.',
    files: /^machines\//,
    changes: [
      ['ObjectLiteral', /^\w+: \{ type: 'final' \},$/, /^\w+: \{\},$/],
      ['StringLiteral', /^\w+: \{ type: 'final' \},$/, /^\w+: \{ type: "" \},$/],
    ],
  },
  {
    reason: 'The name of a test within a yup schema is not shown.',
    files: /^src\/validation\//,
    changes: [['StringLiteral', /\.test\('[\w-]+',/, /\.test\("",/]],
  },
  {
    reason: 'The name of what is parsed is only logged.',
    files: /^src\//,
    changes: [['StringLiteral', /parseTolerantly\('[^']+',/, /parseTolerantly\("",/]],
  },
  {
    reason: 'The compiler ensures that nothing is left for the default case.',
    files: /^src\//,
    changes: [['ConditionalExpression', /^default: return assertNever\(\w+\);$/, 'default:']],
  },
  {
    reason: 'Every storage but `local` is that of the session.',
    files: /^src\//,
    changes: [
      [
        'StringLiteral',
        /(?:(?:read|write|remove|clear)Storage|getStorageKeys)\('session'/,
        /(?:(?:read|write|remove|clear)Storage|getStorageKeys)\(""/,
      ],
    ],
  },
  {
    reason: 'Browsers ignore the title of a history entry.',
    files: /^src\//,
    changes: [
      [
        'StringLiteral',
        /window\.history\.(?:push|replace)State\(.*, ''(?:, \w+)?\);$/,
        /window\.history\.(?:push|replace)State\(.*, "Stryker was here!"(?:, \w+)?\);$/,
      ],
    ],
  },
];
