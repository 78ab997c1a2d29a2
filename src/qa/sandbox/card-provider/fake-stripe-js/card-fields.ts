import type { ProviderTexts } from '../provider-texts';
import { TEST_CARDS } from '../test-cards';
import { CARD_FIELDS, type CardField } from './parse-card';

/** The rendered card fields. */
export type CardFields = {
  readonly root: HTMLElement;
  readonly getValues: () => Record<CardField, string>;
  readonly showProblems: (problems: Readonly<Partial<Record<CardField, string>>>) => void;
  readonly focus: (field: CardField) => void;
};

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** Formats typed digits as `12 / 34`. */
function formatExpiry(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

function createField(id: string, field: CardField, texts: ProviderTexts) {
  const input = createElement('input', {
    id,
    type: 'text',
    inputMode: 'numeric',
    // Browsers must not offer a real card here.
    autocomplete: 'off',
    placeholder: texts.placeholders[field],
    maxLength: field === 'number' ? 19 : field === 'expiry' ? 7 : 3,
  });
  const error = createElement('p', { id: `${id}-error`, className: 'sandbox-card-error' });
  if (field === 'expiry')
    input.addEventListener('input', ({ target }) => {
      // A trailing slash means that the user is deleting, so the text stays.
      if (target instanceof HTMLInputElement && !target.value.endsWith('/'))
        target.value = formatExpiry(target.value);
    });
  const label = createElement('label', { htmlFor: id }, texts.labels[field]);
  return {
    input,
    error,
    box: createElement('div', { className: 'sandbox-card-field' }, label, input, error),
  };
}

function createTestCardList({ testCards }: ProviderTexts): HTMLElement {
  const items = TEST_CARDS.map(({ number, behaviour }) =>
    createElement('li', {}, `${number} ${behaviour}`),
  );
  return createElement(
    'details',
    {},
    createElement('summary', {}, testCards),
    createElement('ul', {}, ...items),
  );
}

/** For ids that are unique in the page. */
let instanceCount = 0;

/** Renders the fake card form with these values; `onInput` runs on every change. */
export function renderCardFields(
  texts: ProviderTexts,
  onInput: () => void,
  values: Partial<Record<CardField, string>> = {},
): CardFields {
  instanceCount += 1;
  const fields = Object.fromEntries(
    CARD_FIELDS.map((field) => [
      field,
      createField(`sandbox-card-${instanceCount}-${field}`, field, texts),
    ]),
    // SAFETY: the entries contain every field.
  ) as Record<CardField, ReturnType<typeof createField>>;
  for (const field of CARD_FIELDS) fields[field].input.value = values[field] ?? '';
  const { number, expiry, cvc } = fields;
  const root = createElement(
    'div',
    { className: 'sandbox-card' },
    createElement('p', { className: 'sandbox-card-note' }, texts.note),
    number.box,
    createElement('div', { className: 'sandbox-card-row' }, expiry.box, cvc.box),
    createTestCardList(texts),
  );
  root.addEventListener('input', onInput);

  return {
    root,
    getValues: () => ({
      number: number.input.value,
      expiry: expiry.input.value,
      cvc: cvc.input.value,
    }),
    showProblems: (problems) => {
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
