import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getProviderTexts } from '../../../src/qa/sandbox/card-provider/provider-texts';
import { createElements } from '../../../src/qa/sandbox/card-provider/fake-stripe-js/elements';
import { renderCardFields } from '../../../src/qa/sandbox/card-provider/fake-stripe-js/card-fields';
import { parseCard } from '../../../src/qa/sandbox/card-provider/fake-stripe-js/parse-card';
import { renderThreeDSecurePage } from '../../../src/qa/sandbox/card-provider/three-d-secure-page';

const EMPTY = { number: '', expiry: '', cvc: '' };
const texts = getProviderTexts('es');

it('the fake card form is in Spanish for that locale', () => {
  const { root } = renderCardFields(texts, () => undefined);
  const labels = [...root.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Número de tarjeta', 'Fecha de vencimiento', 'Código de seguridad']);
  expect(parseCard(EMPTY, new Date(), texts).problems.number).toBe(
    'El número de tarjeta está incompleto.',
  );
});

it('the fake card form follows the locale, and keeps what was typed', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  const elements = createElements('acct_1', { clientSecret: 'seti_1_secret_1', locale: 'en' });
  const payment = elements.create('payment');
  payment.mount(document.body);
  await new Promise<void>((resolve) => {
    payment.once('ready', () => resolve());
  });
  await userEvent.type(screen.getByLabelText('Card number'), '4242');
  payment.submit();
  elements.update({ locale: 'es' });
  expect(screen.getByLabelText('Número de tarjeta')).toHaveValue('4242');
  expect(screen.getByText('El número de tarjeta está incompleto.')).toBeVisible();
  expect(screen.queryByLabelText('Card number')).toBeNull();
});

it.each([
  ['es', 'es', 'Sí, aprobar'],
  ['es-US', 'es', 'Sí, aprobar'],
  ['en', 'en', 'Yes, approve'],
  ['fr', 'en', 'Yes, approve'],
])('the page of the fake bank for the locale %s is in %s', (locale, lang, approve) => {
  const html = renderThreeDSecurePage(locale, () => '/answer');
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.documentElement.lang).toBe(lang);
  expect(page.querySelector('a')?.textContent).toBe(approve);
});
