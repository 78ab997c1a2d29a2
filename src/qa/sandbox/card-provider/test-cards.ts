import type { CardBehaviour } from '../world/card-intents';

/** The only cards that the fake accepts, so that no real card is entered, and what each does. */
export const TEST_CARDS: readonly { readonly number: string; readonly behaviour: CardBehaviour }[] =
  [
    { number: '4242 4242 4242 4242', behaviour: 'is saved' },
    { number: '4000 0000 0000 0002', behaviour: 'is declined' },
    { number: '4000 0000 0000 9995', behaviour: 'has insufficient funds' },
    { number: '4000 0025 0000 3155', behaviour: 'asks for 3-D Secure in a dialog' },
    { number: '4000 0000 0000 3220', behaviour: 'asks for 3-D Secure on a separate page' },
    { number: '4000 0000 0000 0119', behaviour: 'is saved, but the response is lost' },
  ];
