import { refuse, type Arrange, type Situations } from './situations.types';

const assign =
  (...moduleIds: readonly string[]): Arrange =>
  ({ assignedCheckIns }, userId) =>
    assignedCheckIns.set(userId, moduleIds);

/** What the situations of taking check-ins mean in the clinic. */
export const checkInStepperSituations: Situations = {
  beginnings: {
    'check-in opened': { userId: 'ada', path: '/user/ada/check-ins?context=sms' },
  },
  outcomes: {
    'one page': assign('anxiety'),
    lifestyle: assign('lifestyle'),
    'two modules': assign('lifestyle', 'anxiety'),
    'no such check-in': assign(),
    'check-in cannot be read': refuse('assigned-checkins'),
    'nothing received': () => undefined,
    'part received': assign('anxiety'),
    'all received': assign(),
    'assigned list cannot be read': refuse('assigned-checkins'),
    'answers received': () => undefined,
    'submit fails': refuse('submit-checkins', 500),
  },
  // Two sliders stand for all of them.
  furnish: ({ checkInModules }) => {
    const lifestyle = checkInModules.get('lifestyle');
    if (lifestyle === undefined) return;
    checkInModules.set('lifestyle', { ...lifestyle, nodes: lifestyle.nodes.slice(0, 2) });
  },
};
