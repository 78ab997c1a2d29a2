import { TEST_CARDS } from '../test-cards';
import { CARD_FIELDS, type CardField } from './read-card';

const labels: Readonly<Record<CardField, string>> = {
  number: 'Card number',
  expiry: 'Expiration date',
  cvc: 'Security code',
};
const hints: Readonly<Record<CardField, string>> = {
  number: '4242 4242 4242 4242',
  expiry: 'MM / YY',
  cvc: 'CVC',
};

/** The fields on a page. */
export type CardFields = {
  readonly root: HTMLElement;
  readonly typed: () => Record<CardField, string>;
  readonly show: (problems: Readonly<Partial<Record<CardField, string>>>) => void;
  readonly focus: (field: CardField) => void;
};

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** `12 / 34` while it is typed, whatever is typed around the digits. */
function groupExpiry(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

function makeField(id: string, field: CardField) {
  const input = make('input', {
    id,
    type: 'text',
    inputMode: 'numeric',
    // No browser is to offer a real card here.
    autocomplete: 'off',
    placeholder: hints[field],
    maxLength: field === 'number' ? 19 : field === 'expiry' ? 7 : 3,
  });
  const error = make('p', { id: `${id}-error`, className: 'sandbox-card-error' });
  if (field === 'expiry')
    input.addEventListener('input', ({ target }) => {
      // A part that is being taken back is left as it is.
      if (target instanceof HTMLInputElement && !target.value.endsWith('/'))
        target.value = groupExpiry(target.value);
    });
  const label = make('label', { htmlFor: id }, labels[field]);
  return {
    input,
    error,
    box: make('div', { className: 'sandbox-card-field' }, label, input, error),
  };
}

function testCardList(): HTMLElement {
  const items = TEST_CARDS.map(({ number, deed }) => make('li', {}, `${number} ${deed}`));
  return make('details', {}, make('summary', {}, 'Test cards'), make('ul', {}, ...items));
}

let made = 0;

/** Draws the form of the stand-in; `onInput` is told of each change. */
export function drawCardFields(onInput: () => void): CardFields {
  made += 1;
  const fields = Object.fromEntries(
    CARD_FIELDS.map((field) => [field, makeField(`sandbox-card-${made}-${field}`, field)]),
    // SAFETY: every field is made.
  ) as Record<CardField, ReturnType<typeof makeField>>;
  const { number, expiry, cvc } = fields;
  const root = make(
    'div',
    { className: 'sandbox-card' },
    make(
      'p',
      { className: 'sandbox-card-note' },
      'Sandbox: a stand-in for the card provider. It takes test cards alone; enter no real card.',
    ),
    number.box,
    make('div', { className: 'sandbox-card-row' }, expiry.box, cvc.box),
    testCardList(),
  );
  root.addEventListener('input', onInput);

  return {
    root,
    typed: () => ({
      number: number.input.value,
      expiry: expiry.input.value,
      cvc: cvc.input.value,
    }),
    show: (problems) => {
      for (const field of CARD_FIELDS) {
        const { input, error } = fields[field];
        const problem = problems[field] ?? '';
        error.textContent = problem;
        if (problem === '') {
          input.removeAttribute('aria-invalid');
          input.removeAttribute('aria-describedby');
        } else {
          input.setAttribute('aria-invalid', 'true');
          input.setAttribute('aria-describedby', error.id);
        }
      }
    },
    focus: (field) => fields[field].input.focus(),
  };
}
