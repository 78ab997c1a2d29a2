import { checkConfiguration } from '../../configuration/check-configuration';
import { hasCrisisLines } from '../../configuration/crisis-lines';
import { toFinding, type Probe } from '../probe';

/** What the page's configuration block contains; the findings have keys, not values. */
export const configurationProbes: readonly Probe[] = [
  {
    name: 'configuration',
    run: ({ block }) => {
      const { problems, unknownKeys, ...check } = checkConfiguration(block);
      const unknown = unknownKeys.map((key) => `${key} is unknown and ignored`);
      const warnings = [...unknown, ...check.warnings];
      if (problems.length > 0 || warnings.length === 0) return toFinding(problems);
      return { outcome: 'warning', text: warnings.join('; ') };
    },
  },
  {
    name: 'placeholders',
    run: ({ block }) =>
      toFinding(checkConfiguration(block).placeholderKeys.map((key) => `${key} is not set`)),
  },
  {
    name: 'crisis lines',
    run: ({ page, configuration: { crisisLines } }) =>
      toFinding(
        hasCrisisLines(page, crisisLines)
          ? []
          : ['without scripts the page does not show those of the configuration'],
      ),
  },
];
