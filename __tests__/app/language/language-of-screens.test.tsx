import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translatePage } from '../../../src/app/language/translate-page';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { renderApp, signInAs } from '../../support/render-app';

const { world, stop } = startSandbox();
afterAll(stop);
beforeEach(() => world.reset());
afterEach(() => translatePage('en'));

const main = () => screen.getByRole('main');

/** Opens a page, waits for an English text of it, and changes the language with the link below it. */
async function openInSpanish(location: string, text: string) {
  renderApp({ location });
  await screen.findAllByText(text);
  await userEvent.click(screen.getByRole('link', { name: 'Español' }));
  await screen.findByRole('link', { name: 'English' });
}

describe('D12: the language changes on the page that is open', () => {
  it.each([
    ['home', '/', 'Overdue by 3 days', ['Hola, Ada', 'Estas son sus evaluaciones.', 'Ver']],
    ['check-ins', '/check-ins', 'Symptom Modules', ['Hacer un chequeo', 'Módulos de síntomas']],
    [
      'progress',
      '/progress',
      'Lines shown',
      ['Progreso', 'Semana', 'Calidad del sueño', /^Durante la última semana, /, /^\d+ hojas de/],
    ],
    [
      'the safety net',
      '/user/ada/safety-net',
      'Safety Plan',
      ['Su Red de apoyo', 'Plan de seguridad', 'Ver', /no le avisa a su profesional de salud/],
    ],
    [
      'check-ins of a link',
      '/user/ada/check-ins',
      'Every answer is optional.',
      ['Chequeo 1 de 7 · Paso 1 de 4', 'Todas las respuestas son opcionales.', 'Siguiente'],
    ],
  ])('D12: %s', async (_page, location, english, spanish) => {
    if (!location.startsWith('/user')) signInAs(world, 'ada');
    await openInSpanish(location, english);
    for (const text of spanish) expect(screen.getAllByText(text)[0]).toBeVisible();
    expect(main()).not.toHaveTextContent(english);
  });

  it('D12: keeps what was answered, and names questions and problems in the new language', async () => {
    renderApp({ location: '/user/ada/assessments?assessments=phq-9' });
    const user = userEvent.setup();
    const [first] = await screen.findAllByRole('radio', { name: 'Several days' });
    await user.click(first ?? main());
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getAllByText('* Required')).toHaveLength(8);
    await user.click(screen.getByRole('link', { name: 'Español' }));
    await screen.findByRole('link', { name: 'English' });
    expect(first).toBeChecked();
    expect(screen.getByText('1 de 10 respondidas')).toBeVisible();
    expect(screen.getByText('Pregunta 10 de 10')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeVisible();
    expect(main()).not.toHaveTextContent('* Required');
    expect(main()).not.toHaveTextContent(/Question \d/);
  });

  it('D12: names a patient as Spanish does, for a participant', async () => {
    signInAs(world, 'sams-mother');
    await openInSpanish('/check-ins', 'Pick one of Sam’s check-ins.');
    expect(screen.getByText('Elija uno de los chequeos de Sam.')).toBeVisible();
  });
});
