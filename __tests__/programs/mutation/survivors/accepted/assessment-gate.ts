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
    reason: 'Every outline has an entry in `unanswered`.',
    files: 'machines/assessment-gate/assessment-gate.selectors.ts',
    changes: [
      ['OptionalChaining', 'return current !== null && context.unanswered[current.id]?.length === 0;', 'return current !== null && context.unanswered[current.id].length === 0;'],
    ],
  },
  {
    reason: 'Answers come from the assessment on the screen, so there is one.',
    files: 'machines/assessment-gate/assessment-gate.setup.ts',
    changes: [
      ['OptionalChaining', 'selectCurrent(context)?.id === assessmentId,', 'selectCurrent(context).id === assessmentId,'],
    ],
  },
  {
    reason: 'An entry without an id matches no assessment.',
    files: 'machines/assessment-gate/with-received.ts',
    changes: [
      ['ArrayDeclaration', 'const completedIds = getCompletedIds(ids, previouslyAssigned ?? [], assigned);', 'const completedIds = getCompletedIds(ids, previouslyAssigned ?? ["Stryker was here"], assigned);'],
    ],
  },
];
