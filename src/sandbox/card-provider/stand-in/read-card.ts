import type { CardDeed } from '../../world/card-intents';
import { TEST_CARDS } from '../test-cards';

export const CARD_FIELDS = ['number', 'expiry', 'cvc'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** What is typed, and what is wrong with it, by field; `deed` is what the card does once nothing is. */
export type CardReading = {
  readonly problems: Readonly<Partial<Record<CardField, string>>>;
  readonly deed: CardDeed | null;
  readonly isEmpty: boolean;
};

const digitsOf = (text: string) => text.replace(/\D/g, '');

function expiryProblem(text: string, now: Date): string | null {
  const digits = digitsOf(text);
  if (digits.length !== 4) return "Your card's expiration date is incomplete.";
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (month < 1 || month > 12) return "Your card's expiration date is invalid.";
  const isOver = new Date(Date.UTC(year, month, 1)) <= now;
  return isOver ? "Your card's expiration date is in the past." : null;
}

function numberProblem(digits: string, deed: CardDeed | undefined): string | null {
  if (digits.length < 16) return 'Your card number is incomplete.';
  return deed === undefined ? 'Your card number is invalid. Use one of the test cards.' : null;
}

/** Reads what stands in the fields: a test card, or what is still wrong with it. */
export function readCard(typed: Readonly<Record<CardField, string>>, now: Date): CardReading {
  const number = digitsOf(typed.number);
  const deed = TEST_CARDS.find((card) => digitsOf(card.number) === number)?.deed;
  const problems = {
    number: numberProblem(number, deed),
    expiry: expiryProblem(typed.expiry, now),
    cvc: digitsOf(typed.cvc).length === 3 ? null : "Your card's security code is incomplete.",
  };
  const found = Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== null));
  return {
    problems: found,
    deed: Object.keys(found).length === 0 ? (deed ?? null) : null,
    isEmpty: CARD_FIELDS.every((field) => typed[field].trim() === ''),
  };
}
