import type {
  CheckInModule,
  CheckInScore,
} from '../../src/qa/sandbox/world/check-ins/check-in.types';
import type { World } from '../../src/qa/sandbox/world/world';

const answers = (prefix: string, labels: readonly string[]) =>
  labels.map((label, value) => ({ id: `${prefix}-${value}`, label, value }));

/** A check-in module with one node of every type (§3). */
export const everyNodeModule: CheckInModule = {
  id: 'every-node',
  versionId: 'every-node-v4',
  title: 'Every node',
  type: 'symptom',
  nodes: [
    { id: 'heading', type: 'heading', label: 'Today' },
    {
      id: 'one',
      type: 'multiple_choice',
      label: 'When was it worst?',
      answers: answers('one', ['In the morning', 'At night']),
    },
    {
      id: 'several',
      type: 'multiple_choice',
      multiselect: true,
      label: 'What did you notice?',
      answers: answers('several', ['Racing heart', 'Tight chest', 'Worrying']),
    },
    { id: 'words', type: 'free_text', label: 'What was on your mind?' },
    {
      id: 'scale',
      type: 'likert',
      label: 'How strong was it?',
      minValue: 0,
      maxValue: 5,
      minLabel: 'Not there',
      maxLabel: 'Very strong',
    },
    {
      id: 'named',
      type: 'likert',
      label: 'How much did you enjoy it?',
      answers: answers('named', ['Not at all', 'Very much']),
    },
    {
      id: 'slider',
      type: 'slider_vertical',
      label: 'Energy',
      minLabel: 'Drained',
      maxLabel: 'Full of energy',
    },
  ],
};

/** Adds a module to the sandbox and assigns it to `userId` as the first one. */
export function assignCheckIn(world: World, userId: string, module: CheckInModule): void {
  world.checkInModules.set(module.id, module);
  const assigned = world.assignedCheckIns.get(userId) ?? [];
  world.assignedCheckIns.set(userId, [module.id, ...assigned]);
}

/** Creates a completed check-in, without answers by default. */
export function makeEntry(
  module: CheckInModule,
  id: string,
  createdAt: string,
  overrides: Partial<CheckInScore> = {},
): CheckInScore {
  return {
    id,
    moduleId: module.id,
    versionId: module.versionId,
    createdAt,
    updatedAt: createdAt,
    answers: [],
    ...overrides,
  };
}
