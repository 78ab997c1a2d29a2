import type { AcceptedSurvivors } from '../accepted.types';

export const STATE: readonly AcceptedSurvivors[] = [
  {
    reason: 'Returning nothing is treated like false.',
    files: 'src/state/intake-storage.ts',
    changes: [['BlockStatement', '} catch { return false; }', '} catch {}']],
  },
  {
    reason:
      'The interface asks for it; redux-persist calls it only to purge, which the app never does.',
    files: 'src/state/persist-current.ts',
    changes: [
      [
        'BlockStatement',
        'removeItem: (key) => { remove(key); return Promise.resolve(); },',
        'removeItem: (key) => {},',
      ],
    ],
  },
  {
    reason: 'redux-persist calls it only with a stored value.',
    files: 'src/state/persist-current.ts',
    changes: [
      [
        'OptionalChaining',
        'isUntouched(reduced) ? { ...reduced, current: inbound?.current ?? null } : reduced,',
        'isUntouched(reduced) ? { ...reduced, current: inbound.current ?? null } : reduced,',
      ],
    ],
  },
  {
    reason: 'The storage writes at once; redux-persist returns a promise all the same.',
    files: 'src/state/persist-current.ts',
    changes: [
      [
        'ArrayDeclaration',
        'const writes: unknown[] = [];',
        'const writes: unknown[] = ["Stryker was here"];',
      ],
      [
        'ArrowFunction',
        'dispatch({ type: FLUSH, result: (write: unknown) => writes.push(write) });',
        'dispatch({ type: FLUSH, result: () => undefined });',
      ],
    ],
  },
  {
    reason: 'The type of the value; what comes after rejects every other one as well.',
    files: 'src/state/stored-session.ts',
    changes: [
      [
        'ConditionalExpression',
        "if (typeof value !== 'object' || value === null) return null;",
        'if (false || value === null) return null;',
      ],
    ],
  },
  {
    reason: 'A text that cannot be parsed is treated like null.',
    files: 'src/state/stored-session.ts',
    changes: [
      [
        'StringLiteral',
        "return JSON.parse(slice.current ?? 'null');",
        'return JSON.parse(slice.current ?? "");',
      ],
    ],
  },
  {
    reason: 'Returning nothing is treated like this value.',
    files: 'src/state/stored-session.ts',
    changes: [['BlockStatement', '} catch { return null; }', '} catch {}']],
  },
];
