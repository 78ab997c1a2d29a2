import { checkConfiguration } from '../../configuration/check-configuration';
import { toFinding, type Probe } from '../probe';

/** What the page's configuration block contains; the findings have keys, not values. */
export const configurationProbes: readonly Probe[] = [
  {
    name: 'configuration',
    run: ({ block }) => {
      const { problems, unknownKeys } = checkConfiguration(block);
      if (problems.length > 0 || unknownKeys.length === 0) return toFinding(problems);
      return { outcome: 'warning', text: `unknown and ignored: ${unknownKeys.join(', ')}` };
    },
  },
  {
    name: 'placeholders',
    run: ({ block }) =>
      toFinding(checkConfiguration(block).placeholderKeys.map((key) => `${key} is not set`)),
  },
];
