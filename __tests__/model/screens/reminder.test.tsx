import { reminderEntry as entry } from '../../../machines/reminder/qa/reminder.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { reminderScenarios } from '../../../src/qa/sandbox/scenarios/reminder.scenarios';
import { reminderFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/reminder.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, reminderScenarios);

describe('§2 check-in reminders: the screens follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
