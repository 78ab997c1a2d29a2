import { makeMagicCode } from '../world/magic-codes';
import { rejectNextRequest, type Scenarios } from './scenario.types';

const CODE = 'walkthrough-sign-in';

/** The scenarios of signing in by a link. */
export const magicLinkScenarios: Scenarios = {
  seed: ({ magicCodes, clock }) => {
    magicCodes.set(CODE, makeMagicCode(clock, 'jonas', 'sign-in'));
  },
  initialStates: {
    'link opened': { userId: 'jonas', path: `/magic-link?code=${CODE}&next=/settings` },
    'link without a code': { userId: 'jonas', path: '/magic-link' },
  },
  outcomes: {
    'code accepted': () => undefined,
    'code refused': rejectNextRequest('magic-code', 401),
    'code not exchanged': ({ faults }) => faults.failNext({ path: 'magic-code', kind: 'network' }),
  },
};
