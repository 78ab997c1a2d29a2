import type { AcceptedSurvivors } from '../accepted.types';

export const SESSION: readonly AcceptedSurvivors[] = [
  {
    reason: 'It is only named in the log.',
    files: 'src/app/session/session-service.ts',
    changes: [
      [
        'StringLiteral',
        "throw new Error('Could not determine whether a user is signed in.');",
        'throw new Error("");',
      ],
    ],
  },
  {
    reason: 'Every scope but `tab` clears the device.',
    files: 'src/app/session/session-service.ts',
    changes: [
      [
        'StringLiteral',
        "clearAllData: () => clearSession('device'),",
        'clearAllData: () => clearSession(""),',
      ],
    ],
  },
  {
    reason: 'Without tokens on either side there is no session to remove.',
    files: 'src/app/session/session-service.ts',
    changes: [
      [
        'ConditionalExpression',
        'if (storedToken !== undefined && storedToken === ownToken)',
        'if (true && storedToken === ownToken)',
      ],
    ],
  },
  {
    reason:
      'The profile would only stay in the cache while no screen shows it; nothing else requests it again.',
    files: 'src/app/session/session-service.ts',
    changes: [
      [
        'ObjectLiteral',
        'void store.dispatch(profileApi.endpoints.getProfile.initiate(undefined, { subscribe: false }));',
        'void store.dispatch(profileApi.endpoints.getProfile.initiate(undefined, {}));',
      ],
      [
        'BooleanLiteral',
        'void store.dispatch(profileApi.endpoints.getProfile.initiate(undefined, { subscribe: false }));',
        'void store.dispatch(profileApi.endpoints.getProfile.initiate(undefined, { subscribe: true }));',
      ],
    ],
  },
  {
    reason:
      'A sign-in or sign-out stops the actor, which aborts the request: only one while the response is being read gets here.',
    files: 'src/app/session/session.actors.ts',
    changes: [
      [
        'ConditionalExpression',
        'if (found === null || store.getState().session.epoch !== epoch) return { isSignedIn: false };',
        'if (found === null || false) return { isSignedIn: false };',
      ],
    ],
  },
  {
    reason: 'Returning nothing is treated like false.',
    files: 'src/app/session/session.actors.ts',
    changes: [
      [
        'ObjectLiteral',
        'if (found === null || store.getState().session.epoch !== epoch) return { isSignedIn: false };',
        'if (found === null || store.getState().session.epoch !== epoch) return {};',
      ],
    ],
  },
];
