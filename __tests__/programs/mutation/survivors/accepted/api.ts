import type { AcceptedSurvivors } from '../accepted.types';

export const API: readonly AcceptedSurvivors[] = [
  {
    reason: 'It is only named in the log.',
    files: 'src/api/check-ins.api.ts',
    changes: [
      [
        'StringLiteral',
        "rawResponseSchema: tolerantResponse('getCheckInScores', scoresSchema),",
        'rawResponseSchema: tolerantResponse("", scoresSchema),',
      ],
    ],
  },
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
];
