import type { AcceptedSurvivors } from '../accepted.types';

export const INTAKE: readonly AcceptedSurvivors[] = [
  {
    reason: 'A programming error: the states that read the code, or the policies, have them.',
    files: 'machines/intake/intake.selectors.ts',
    changes: [
      [
        'ConditionalExpression',
        "if (magicCode === null) throw new Error('There is no code to exchange.');",
        "if (false) throw new Error('There is no code to exchange.');",
      ],
      [
        'StringLiteral',
        "if (magicCode === null) throw new Error('There is no code to exchange.');",
        'if (magicCode === null) throw new Error("");',
      ],
      [
        'ArrayDeclaration',
        'return (policies ?? []).map(({ id }) => id);',
        'return (policies ?? ["Stryker was here"]).map(({ id }) => id);',
      ],
    ],
  },
  {
    reason: 'The name of a port is only named in the error of a port without an implementation.',
    files: 'machines/intake/intake.setup.ts',
    changes: [['StringLiteral', "'submitQuestionnaire',", '"",']],
  },
  {
    reason: 'A stored step index is valid (`parseStoredProgress`).',
    files: 'machines/intake/intake.selectors.ts',
    changes: [
      [
        'StringLiteral',
        "startStep: INTAKE_STEPS[progress?.stepIndex ?? 0] ?? 'INTRO',",
        'startStep: INTAKE_STEPS[progress?.stepIndex ?? 0] ?? "",',
      ],
    ],
  },
];
