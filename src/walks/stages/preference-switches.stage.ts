import type { Expected } from '../../../machines/walkthroughs/walkthrough.types';
import { seeHeading, seeText } from '../look';
import type { Part, Screen } from '../screen.types';
import type { Stage } from '../stage.types';

/** The first of three: that of the assessments. */
const text: Part = { role: 'switch', name: 'Text' };

const hasTaken = ({ transitions }: Expected, name: string) =>
  transitions.some((id) => id.includes(name));

async function seeCards(screen: Screen): Promise<void> {
  await seeHeading(screen, 'Notifications');
  await screen.see({ role: 'heading', level: 2, name: 'Assessments' });
}

/** The screen of the notification switches (§4). */
export const preferenceSwitchesStage: Stage = {
  calls: { save: /^POST .*\/optional-comms$/ },
  act: {
    SWITCHED: (screen) => screen.press(text),
    FACTS_CHANGED: async (screen) => {
      await screen.goTo('/settings');
      await seeHeading(screen, 'Settings');
      await screen.goTo('/settings/notifications');
    },
  },
  see: {
    idle: async (screen, expected) => {
      await seeCards(screen);
      await screen.see(text, { isChecked: hasTaken(expected, 'save done') });
      if (hasTaken(expected, 'save error')) await seeText(screen, 'Unable to save your preference');
    },
    saving: async (screen) => {
      await seeCards(screen);
      await screen.see(text, { isChecked: true });
    },
  },
};
