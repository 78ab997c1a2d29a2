import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translatePage } from '../../../src/app/language/translate-page';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { prepareStoredIntake } from '../../support/prepare-stored-intake';
import { renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();
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
  it('D12: the focus stays on the link, which leads back now', async () => {
    await openInSpanish('/login', 'Log in');
    expect(screen.getByRole('link', { name: 'English' })).toHaveFocus();
  });

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
      'an unknown page',
      '/no/such/page',
      'Page not found',
      ['Página no encontrada', 'Ir a la página de inicio'],
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

  it.each([
    ['an assessment', '/user/ada/assessments?assessments=phq-9', 'PHQ-9'],
    ['a check-in', '/user/ada/check-ins', 'Every answer is optional.'],
    ['a preview', '/assessment-preview?assessment=phq-9', 'PHQ-9'],
  ])(
    'D12: says of %s that it is in English, and marks its texts',
    async (_form, location, text) => {
      const note = 'Estas preguntas están en inglés.';
      renderApp({ location });
      await screen.findByText(text);
      const heading = screen.getByRole('heading', { level: 1 });
      expect(heading).not.toHaveAttribute('lang');
      await userEvent.click(screen.getByRole('link', { name: 'Español' }));
      expect(await screen.findByText(note, { exact: false })).toBeVisible();
      expect(heading).toHaveAttribute('lang', 'en');
      const [group] = screen.getAllByRole('group');
      expect(group?.querySelector('legend [lang]')).toHaveAttribute('lang', 'en');
      for (const radio of screen.queryAllByRole('radio'))
        expect(radio.parentElement).toHaveAttribute('lang', 'en');
      await expectNoAxeViolations(document.body);
      await userEvent.click(screen.getByRole('link', { name: 'English' }));
      await waitFor(() => expect(heading).not.toHaveAttribute('lang'));
      expect(main()).not.toHaveTextContent('These questions are in');
    },
  );

  it.each(['a completed entry', 'a completed form'])('D12: marks the texts of %s', async (what) => {
    const entry = world.checkInScores.get('ada')?.find(({ moduleId }) => moduleId === 'low-mood');
    const location =
      what === 'a completed form'
        ? '/user/ada/intervention/safety-plan'
        : `/check-ins/low-mood/completed/${entry?.id}`;
    signInAs(world, 'ada');
    await openInSpanish(
      location,
      what === 'a completed form' ? 'Print or save as PDF' : 'Save a copy',
    );
    expect(main().querySelector('legend [lang="en"]')).toBeVisible();
    expect(main().querySelector('fieldset p[lang="en"], li[lang="en"]')).toBeVisible();
  });

  it('D12: says of the questionnaire of the intake that it is in English', async () => {
    for (const [key, value] of prepareStoredIntake('QUESTIONNAIRE', world))
      localStorage.setItem(key, value);
    renderApp({ location: '/intake?code=intake-nia' });
    await screen.findByText('Every answer is optional.');
    await userEvent.click(screen.getByRole('link', { name: 'Español' }));
    await screen.findByText('Estas preguntas están en inglés.', { exact: false });
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
    expect(main().querySelector('label[lang="en"], legend [lang="en"]')).toBeVisible();
  });

  it('D12: names a patient as Spanish does, for a participant', async () => {
    signInAs(world, 'sams-mother');
    await openInSpanish('/check-ins', 'Pick one of Sam’s check-ins.');
    expect(screen.getByText('Elija uno de los chequeos de Sam.')).toBeVisible();
  });
});

it('D12: the link to the other language leads to no other site, whatever the path of the page', async () => {
  renderApp({ location: { pathname: '//elsewhere.example/x' } });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Español' });
  expect(link.href).toBe('http://localhost/elsewhere.example/x?lang=es');
});
