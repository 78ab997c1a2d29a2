import type { AcceptedSurvivors } from '../accepted.types';

export const API: readonly AcceptedSurvivors[] = [
  {
    reason: 'Only commands have a name, and none of them is a GET.',
    files: 'src/api/commands.ts',
    changes: [
      [
        'StringLiteral',
        "`${method ?? 'GET'} ${new URL(url, window.location.origin).pathname}`;",
        '`${method ?? ""} ${new URL(url, window.location.origin).pathname}`;',
      ],
    ],
  },
  {
    reason: 'Any hash that tells bodies apart will do.',
    files: 'machines/submission/get-fingerprint.ts',
    changes: [
      [
        'StringLiteral',
        "const text = data === undefined ? '' : JSON.stringify(data);",
        'const text = data === undefined ? "Stryker was here!" : JSON.stringify(data);',
      ],
      [
        'ArrayDeclaration',
        'let [one, other] = [0x811c9dc5, 0x01000193];',
        'let [one, other] = [];',
      ],
      [
        'EqualityOperator',
        'for (let index = 0; index < text.length; index += 1) {',
        'for (let index = 0; index <= text.length; index += 1) {',
      ],
      [
        'ArithmeticOperator',
        'other = Math.imul(other ^ code, 0x5bd1e995) + index;',
        'other = Math.imul(other ^ code, 0x5bd1e995) - index;',
      ],
    ],
  },
  {
    reason: 'The limit is below what servers accept: one character makes no difference.',
    files: 'src/api/divide-ids.ts',
    changes: [
      ['EqualityOperator', 'if (length > MAX_IDS_LENGTH) {', 'if (length >= MAX_IDS_LENGTH) {'],
    ],
  },
  {
    reason:
      'The default only narrows a type: the schema lets no resource pass that has neither a text nor a value.',
    files: 'src/api/safety-net.api.ts',
    changes: [
      [
        'StringLiteral',
        "displayText: [displayText, value].find((label) => label) ?? '',",
        'displayText: [displayText, value].find((label) => label) ?? "Stryker was here!",',
      ],
    ],
  },
  {
    reason: 'A signal is aborted only once.',
    files: /^src\/api\/(?:prefetch-cache|reread-before-submit|run-request)\.ts$/,
    changes: [
      ['ObjectLiteral', /addEventListener\('abort', .*, \{ once: true \}\);$/, /, \{\}\);$/],
      [
        'BooleanLiteral',
        /addEventListener\('abort', .*, \{ once: true \}\);$/,
        /, \{ once: false \}\);$/,
      ],
    ],
  },
  {
    reason: 'The error becomes a failure without its text.',
    files: /^src\/api\/(?:discard-body|run-request)\.ts$/,
    changes: [
      [
        'StringLiteral',
        /^throw new (?:Syntax)?Error\('.*'\);$/,
        /^throw new (?:Syntax)?Error\(""\);$/,
      ],
    ],
  },
  {
    reason: 'RTK Query reads the body as text for every handler that it does not know.',
    files: 'src/api/legal.api.ts',
    changes: [['StringLiteral', "responseHandler: 'text',", 'responseHandler: "",']],
  },
  {
    reason:
      'The type only decides on retries, which a request without the base query does not have.',
    files: 'src/api/sign-out.ts',
    changes: [
      [
        'StringLiteral',
        "const api = { ...thunk, endpoint: 'signOut', type: 'mutation' } as const;",
        'const api = { ...thunk, endpoint: \'signOut\', type: "" } as const;',
      ],
    ],
  },
];
