import type {
  IdentifyFlow,
  KioskProblem,
} from '../../../machines/kiosk-identification/kiosk-identification.types';
import type { Expected } from '../../../machines/walkthroughs/walkthrough.types';
import {
  button,
  field,
  link,
  pressing,
  seeButton,
  seeHeading,
  seeLoadFailure,
  seeLoading,
  seeText,
  seeWhen,
} from '../look';
import type { Screen } from '../screen.types';
import type { Stage } from '../stage.types';

const USE_NAME = 'Use name and date of birth instead';
const USE_RECORD = 'Use medical record number instead';
const REFUSAL = 'The clinic cannot do this right now.';
const PROBLEMS: Readonly<Record<KioskProblem['kind'], string>> = {
  stillAmbiguous:
    'There was an issue finding your account. Try using email or MRN instead. If you need help, ask your clinician.',
  noMatch: 'No account found that matches the provided info. If you need help, ask your clinician.',
  failed: REFUSAL,
};

/** What a visitor types, by the label of the field. */
const TYPED: readonly (readonly [label: string, text: string])[] = [
  ['Last name', 'Okafor'],
  ['Date of birth', '05/17/1990'],
  ['Medical record number', 'LS-2002'],
  ['Phone number', '(201) 555-0123'],
];

type Facts = {
  readonly flow: IdentifyFlow;
  readonly asksContact: boolean;
  readonly problem: KioskProblem['kind'] | null;
};

/** What the entry tells states apart by. */
// SAFETY: this is the kiosk's `distinguish`.
const facts = ({ distinguished }: Expected) => distinguished as Facts;

async function seeFields(screen: Screen, expected: Expected): Promise<void> {
  const { flow, asksContact } = facts(expected);
  await seeHeading(screen, 'Welcome to Lakeside Behavioral Health');
  await seeWhen(screen, flow === 'name_dob', field('Last name'));
  await seeWhen(screen, flow === 'name_dob', field('Date of birth'));
  await seeWhen(screen, flow === 'mrn', field('Medical record number'));
  await seeWhen(screen, asksContact, field('Phone number'));
  await seeWhen(screen, asksContact, field('Email'));
}

/** The screens of the kiosk (§2 Kiosk route). */
export const kioskIdentificationStage: Stage = {
  calls: {
    loadClinic: /^GET \/v1\/public-api\/kiosk\/clinic\//,
    identify: /\/kiosk\/identify-patient-attributes$/,
  },
  act: {
    IDENTIFIED: async (screen) => {
      for (const [label, text] of TYPED)
        if (await screen.isThere(field(label))) await screen.fill(field(label), text);
      await screen.press(button('Continue'));
    },
    FLOW_CHANGED: async (screen) => {
      const isByRecord = await screen.isThere(field('Medical record number'));
      await screen.press(button(isByRecord ? USE_NAME : USE_RECORD));
    },
    TRY_AGAIN: pressing('Try again'),
  },
  see: {
    loadingClinic: async (screen) => {
      await seeLoading(screen);
      await seeButton(screen, 'Restart');
    },
    failed: (screen) => seeLoadFailure(screen, REFUSAL),
    unknownClinic: (screen) =>
      seeText(screen, 'Could not find clinic: lakeside. Are you sure you have the right URL?'),
    'identifying.asking': async (screen, expected) => {
      await seeFields(screen, expected);
      await seeButton(screen, 'Continue');
      await seeButton(screen, facts(expected).flow === 'mrn' ? USE_NAME : USE_RECORD);
      await screen.see(link('Privacy Policy'));
      await screen.see(link('Terms'));
      const { problem } = facts(expected);
      if (problem === null) await screen.seeNo({ role: 'alert' });
      else await screen.see({ role: 'alert' }, { contains: PROBLEMS[problem] });
    },
    'identifying.lookingUp': async (screen, expected) => {
      await seeFields(screen, expected);
      await seeButton(screen, 'Continue', true);
      await screen.seeNo({ role: 'alert' });
    },
    matched: async (screen) => {
      await seeHeading(screen, 'PHQ-9');
      await screen.seePath('/user/kai/assessments');
    },
  },
};
