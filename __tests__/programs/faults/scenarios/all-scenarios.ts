import { accountScenarios } from './account.scenarios';
import { checkInScenarios } from './check-ins.scenarios';
import { intakeScenarios } from './intake.scenarios';
import { publicLinkScenarios } from './public-link.scenarios';
import { readingScenarios } from './reading.scenarios';
import type { Scenario } from './scenario.types';
import { scriptScenarios } from './scripts.scenarios';
import { homeScenarios, sessionScenarios } from './session.scenarios';
import { settingsScenarios } from './settings.scenarios';
import { sharedDeviceScenarios } from './shared-device.scenarios';

/** A scenario for every request of the app, and for scripts that are loaded with their screen. */
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
  ...scriptScenarios,
];
