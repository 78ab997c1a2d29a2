import type { AcceptedSurvivors } from '../accepted.types';

/** Of authenticated requests, and of refreshing a session. */
export const API_SESSION: readonly AcceptedSurvivors[] = [
  {
    reason:
      'Other authenticated requests are those of an intake, whose session never has a profile.',
    files: 'src/api/authenticated-request.ts',
    changes: [
      [
        'ConditionalExpression',
        "const isForProfile = request.service === 'client' && profileUserId !== null;",
        'const isForProfile = true && profileUserId !== null;',
      ],
    ],
  },
  {
    reason:
      'Once the session has ended, the request is dropped in either case: before it would be repeated if not after the refresh, and at the latest when its error is returned.',
    files: 'src/api/authenticated-request.ts',
    changes: [
      [
        'ObjectLiteral',
        'if (hasEnded()) return { isObsolete: true };',
        'if (hasEnded()) return {};',
      ],
      [
        'BooleanLiteral',
        'if (hasEnded()) return { isObsolete: true };',
        'if (hasEnded()) return { isObsolete: false };',
      ],
      [
        'ConditionalExpression',
        'if (hasEnded()) return { isObsolete: true };',
        'if (false) return { isObsolete: true };',
      ],
      [
        'ConditionalExpression',
        'if (hasEnded() || refreshed === null) return OBSOLETE;',
        'if (false) return OBSOLETE;',
      ],
      [
        'LogicalOperator',
        'if (hasEnded() || refreshed === null) return OBSOLETE;',
        'if (hasEnded() && refreshed === null) return OBSOLETE;',
      ],
      [
        'ConditionalExpression',
        'return { error: hasEnded() || refreshError === undefined ? SIGNED_OUT : refreshError };',
        'return { error: hasEnded() || false ? SIGNED_OUT : refreshError };',
      ],
      [
        'BooleanLiteral',
        'const OBSOLETE: Reply = { isObsolete: true, isUnauthorized: false, isTokenReplaced: false };',
        'const OBSOLETE: Reply = { isObsolete: false, isUnauthorized: false, isTokenReplaced: false };',
      ],
      [
        'ObjectLiteral',
        'const OBSOLETE: Reply = { isObsolete: true, isUnauthorized: false, isTokenReplaced: false };',
        'const OBSOLETE: Reply = {};',
      ],
    ],
  },
  {
    reason: 'The machine reads nothing else of a reply that is obsolete.',
    files: 'src/api/authenticated-request.ts',
    changes: [
      [
        'BooleanLiteral',
        'const OBSOLETE: Reply = { isObsolete: true, isUnauthorized: false, isTokenReplaced: false };',
        'const OBSOLETE: Reply = { isObsolete: true, isUnauthorized: true, isTokenReplaced: false };',
      ],
      [
        'BooleanLiteral',
        'const OBSOLETE: Reply = { isObsolete: true, isUnauthorized: false, isTokenReplaced: false };',
        'const OBSOLETE: Reply = { isObsolete: true, isUnauthorized: false, isTokenReplaced: true };',
      ],
    ],
  },
  {
    reason: 'Returning nothing is treated like false.',
    files: 'src/api/authenticated-request.ts',
    changes: [
      [
        'ObjectLiteral',
        'if (error === null) return { isObsolete: false };',
        'if (error === null) return {};',
      ],
    ],
  },
  {
    reason:
      'The result of the repeated request is returned in either case; only the final state of the machine is another one.',
    files: 'src/api/authenticated-request.ts',
    changes: [
      [
        'OptionalChaining',
        'const isUnauthorized = error?.status === 401;',
        'const isUnauthorized = error.status === 401;',
      ],
      [
        'ConditionalExpression',
        'if (error !== undefined && !isUnauthorized) throw new PortError(error);',
        'if (false) throw new PortError(error);',
      ],
      [
        'ConditionalExpression',
        'if (error !== undefined && !isUnauthorized) throw new PortError(error);',
        'if (true && !isUnauthorized) throw new PortError(error);',
      ],
      [
        'EqualityOperator',
        'if (error !== undefined && !isUnauthorized) throw new PortError(error);',
        'if (error === undefined && !isUnauthorized) throw new PortError(error);',
      ],
    ],
  },
  {
    reason:
      'It only narrows a type: the code is not reached without the value, or does the same without the check.',
    files: 'src/api/authenticated-request.ts',
    changes: [
      [
        'ConditionalExpression',
        'if (hasEnded() || refreshed === null) return OBSOLETE;',
        'if (hasEnded() || false) return OBSOLETE;',
      ],
      [
        'OptionalChaining',
        'const isTokenReplaced = getSession()?.accessToken !== refreshed.accessToken;',
        'const isTokenReplaced = getSession().accessToken !== refreshed.accessToken;',
      ],
    ],
  },
  {
    reason:
      'It only narrows a type: the code is not reached without the value, or does the same without the check.',
    files: 'src/api/refresh-session.ts',
    changes: [
      [
        'OptionalChaining',
        'if (refreshes.get(source.lock)?.outcome === outcome) refreshes.delete(source.lock);',
        'if (refreshes.get(source.lock).outcome === outcome) refreshes.delete(source.lock);',
      ],
    ],
  },
  {
    reason: 'Without a session it has ended: its requests are dropped, even if the refresh fails.',
    files: 'src/api/refresh-session.ts',
    changes: [
      [
        'OptionalChaining',
        'if (current?.accessToken !== usedSession.accessToken) return null;',
        'if (current.accessToken !== usedSession.accessToken) return null;',
      ],
    ],
  },
  {
    reason:
      'Tokens that another tab has stored during a refresh without a response are adopted at once, and not with the next 401.',
    files: 'src/api/refresh-session.ts',
    changes: [
      [
        'ConditionalExpression',
        "if (result.error.reason !== 'rejected') return result.error;",
        'if (false) return result.error;',
      ],
    ],
  },
  {
    reason: 'Only sessions of magic links have a code, and no others are stored.',
    files: 'src/api/refresh-session.ts',
    changes: [
      [
        'LogicalOperator',
        "one.kind === 'magic-link' && other.kind === 'magic-link' && one.magicCode === other.magicCode",
        "one.kind === 'magic-link' || other.kind === 'magic-link' && one.magicCode === other.magicCode",
      ],
      [
        'ConditionalExpression',
        "one.kind === 'magic-link' && other.kind === 'magic-link' && one.magicCode === other.magicCode",
        'true && one.magicCode === other.magicCode',
      ],
      [
        'ConditionalExpression',
        "one.kind === 'magic-link' && other.kind === 'magic-link' && one.magicCode === other.magicCode",
        "true && other.kind === 'magic-link' && one.magicCode === other.magicCode",
      ],
      [
        'ConditionalExpression',
        "one.kind === 'magic-link' && other.kind === 'magic-link' && one.magicCode === other.magicCode",
        "one.kind === 'magic-link' && true && one.magicCode === other.magicCode",
      ],
    ],
  },
];
