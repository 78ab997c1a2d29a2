import type { AcceptedSurvivors } from '../accepted.types';

export const VALIDATION: readonly AcceptedSurvivors[] = [
  {
    reason: 'A typed day is midnight, which is never the end of a day.',
    files: 'src/validation/date-of-birth.rule.ts',
    changes: [
      [
        'EqualityOperator',
        'if (day > endOfDay(addDays(now, 1))) return DATE_OF_BIRTH_TEXTS.future;',
        'if (day >= endOfDay(addDays(now, 1))) return DATE_OF_BIRTH_TEXTS.future;',
      ],
    ],
  },
];
