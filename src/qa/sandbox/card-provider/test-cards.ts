import type { CardBehaviour } from '../world/card-intents';

/** The cards that the stand-in takes, and what each does; it takes no other, so no real card is ever typed there. */
export const TEST_CARDS: readonly { readonly number: string; readonly behaviour: CardBehaviour }[] =
  [
    { number: '4242 4242 4242 4242', behaviour: 'is saved' },
    { number: '4000 0000 0000 0002', behaviour: 'is declined' },
    { number: '4000 0000 0000 9995', behaviour: 'lacks funds' },
    { number: '4000 0025 0000 3155', behaviour: 'asks the bank here' },
    { number: '4000 0000 0000 3220', behaviour: 'asks the bank at its own page' },
    { number: '4000 0000 0000 0119', behaviour: 'is saved, and its answer is lost' },
  ];
