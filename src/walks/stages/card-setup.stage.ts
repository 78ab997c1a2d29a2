import type { CardProblem } from '../../../machines/card-setup/card-setup.types';
import type { Expected } from '../../../machines/walkthroughs/walkthrough.types';
import { field, pressing, seeButton, seeHeading, seeText } from '../look';
import type { Screen } from '../screen.types';
import type { Stage } from '../stage.types';

type Facts = { readonly problem: CardProblem | null; readonly isTooEarly: boolean };

/** What the entry tells states apart by. */
// SAFETY: this is the card setup's `distinguish`.
const facts = ({ distinguished }: Expected) => distinguished as Facts;

const TOO_EARLY = 'Payment system not initialized or setup intent missing';

function textOf(problem: CardProblem): string {
  switch (problem.kind) {
    case 'notLoaded':
      return "Oops! We couldn't load the payment form. Please try refreshing the page.";
    case 'noIntent':
      return 'Failed to create payment setup intent';
    case 'unusableIntent':
      return 'Failed to set up payment form';
    case 'refused':
      return problem.message ?? 'Payment setup failed';
    case 'notSaved':
      return 'Failed to save payment method. Please try again.';
  }
}

async function seeProblems(screen: Screen, expected: Expected): Promise<void> {
  const { problem, isTooEarly } = facts(expected);
  if (problem !== null) await screen.see({ role: 'alert' }, { contains: textOf(problem) });
  if (isTooEarly) await screen.see({ role: 'alert' }, { contains: TOO_EARLY });
  if (problem === null && !isTooEarly) await screen.seeNo({ role: 'alert' });
}

async function seeStep(screen: Screen, expected: Expected): Promise<void> {
  await seeHeading(screen, 'Payment method');
  await seeButton(screen, 'Skip this step');
  await seeProblems(screen, expected);
}

async function seeLoading(screen: Screen, expected: Expected): Promise<void> {
  await seeStep(screen, expected);
  if (facts(expected).problem === null) await seeText(screen, 'Loading the card form…');
}

async function seeSaving(screen: Screen, expected: Expected): Promise<void> {
  await seeStep(screen, expected);
  await seeButton(screen, 'Save card', true);
}

const OF_THE_PAGE = 'The script is the page’s to load, and comes when it comes.';
const OF_THE_PROVIDER = 'The form is the provider’s to draw, and comes when it comes.';

/** The payment step of intake (§4, §8), with the sandbox's stand-in of the card provider. */
export const cardSetupStage: Stage = {
  calls: {
    createIntent: /\/billing\/setup-intent$/,
    loadProvider: null,
    readIntent: /^GET \/sandbox-card-provider\/setup-intent$/,
    confirm: /\/sandbox-card-provider\/setup-intent\/confirm$/,
  },
  act: {
    SAVE: pressing('Save card'),
    TRY_AGAIN: pressing('Try again'),
    FORM_READY: async (screen) => {
      await screen.fill(field('Card number'), '4242 4242 4242 4242');
      await screen.fill(field('Expiration date'), '1234');
      await screen.fill(field('Security code'), '123');
    },
    CARD_COMPLETED: (screen) => screen.fill(field('Security code'), '456'),
    FORM_LEFT: async (screen) => {
      for (const way of ['Back', 'Next', 'Submit']) await pressing(way)(screen);
      await seeHeading(screen, 'Payment method');
    },
  },
  see: {
    creatingIntent: seeLoading,
    checking: seeLoading,
    unready: async (screen, expected) => {
      await seeStep(screen, expected);
      await seeButton(screen, 'Try again');
    },
    filling: async (screen, expected) => {
      await seeStep(screen, expected);
      await screen.see(field('Card number'));
      await seeButton(screen, 'Save card');
    },
    verifying: seeSaving,
    confirming: seeSaving,
    saved: (screen) => seeHeading(screen, 'Check-in complete'),
  },
  unseen: { loadingProvider: OF_THE_PAGE, drawing: OF_THE_PROVIDER },
  impossible: {
    'loadingProvider · loadProvider error → unready': OF_THE_PAGE,
    'drawing · FORM_FAILED → unready': OF_THE_PROVIDER,
  },
};
