import type { CardBehaviour } from '../../world/card-intents';
import type { ProviderTexts } from '../provider-texts';
import { TEST_CARDS } from '../test-cards';

export const CARD_FIELDS = ['number', 'expiry', 'cvc'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** The problems by field; `behaviour` is null unless there are none. */
export type ParsedCard = {
  readonly problems: Readonly<Partial<Record<CardField, string>>>;
  readonly behaviour: CardBehaviour | null;
  readonly isEmpty: boolean;
};

const toDigits = (text: string) => text.replace(/\D/g, '');

function validateExpiry(text: string, now: Date, texts: ProviderTexts): string | null {
  const digits = toDigits(text);
  if (digits.length !== 4) return texts.incompleteExpiry;
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (month < 1 || month > 12) return texts.invalidExpiry;
  const isExpired = new Date(Date.UTC(year, month, 1)) <= now;
  return isExpired ? texts.pastExpiry : null;
}

function validateNumber(
  digits: string,
  behaviour: CardBehaviour | undefined,
  texts: ProviderTexts,
): string | null {
  if (digits.length < 16) return texts.incompleteNumber;
  return behaviour === undefined ? texts.invalidNumber : null;
}

/** Parses and validates the values of the fields. */
export function parseCard(
  values: Readonly<Record<CardField, string>>,
  now: Date,
  texts: ProviderTexts,
): ParsedCard {
  const number = toDigits(values.number);
  const behaviour = TEST_CARDS.find((card) => toDigits(card.number) === number)?.behaviour;
  const problems = {
    number: validateNumber(number, behaviour, texts),
    expiry: validateExpiry(values.expiry, now, texts),
    cvc: toDigits(values.cvc).length === 3 ? null : texts.incompleteCvc,
  };
  const found = Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== null));
  return {
    problems: found,
    behaviour: Object.keys(found).length === 0 ? (behaviour ?? null) : null,
    isEmpty: CARD_FIELDS.every((field) => values[field].trim() === ''),
  };
}
