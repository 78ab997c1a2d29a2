import { accountScenarios } from './account.scenarios';
import { checkInScenarios } from './check-ins.scenarios';
import { intakeScenarios } from './intake.scenarios';
import { publicLinkScenarios } from './public-link.scenarios';
import { readingScenarios } from './reading.scenarios';
import type { Scenario } from './scenario.types';
import { homeScenarios, sessionScenarios } from './session.scenarios';
import { settingsScenarios } from './settings.scenarios';
import { sharedDeviceScenarios } from './shared-device.scenarios';

/** A scenario for every request of the app. */
export const SCENARIOS: readonly Scenario[] = [
  ...publicLinkScenarios,
  ...checkInScenarios,
  ...sessionScenarios,
  ...homeScenarios,
  ...settingsScenarios,
  ...readingScenarios,
  ...sharedDeviceScenarios,
  ...accountScenarios,
  ...intakeScenarios,
];
