import { createSubmission } from '../support/create-submission';
import type { Page } from '@playwright/test';
import { INTAKE_LINK } from './support/intake';
import { KAI, openKiosk, TABLET } from './support/kiosk';
import { field } from './support/onboarding';
import {
  answerAll,
  assessmentsUrl,
  expectScreen,
  gad7Answers,
  getStorageEntries,
  press,
} from './support/screens';
import { SEED_PASSWORD } from '../../src/qa/sandbox/world/accounts';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';

test.use({ locale: 'es-MX' });

const expectTitle = (page: Page, title: string) =>
  expect(page).toHaveTitle(`${title} · Stillwater`);

/** Texts of the clinic, such as the names of questions and answers, stay as they are. */
const SEVERAL_DAYS = 'Several days';

test('D12 Spanish: assessments from a text message, with an error and to the end', async ({
  page,
  clinic,
}) => {
  await page.goto(assessmentsUrl('sam'));
  await expectScreen(page, 'GAD-7');
  await expectTitle(page, 'GAD-7');
  await expect(page.getByRole('progressbar', { name: 'Respondidas' })).toBeVisible();
  await press(page, 'Enviar');
  await expect(page.getByRole('heading', { name: 'Hay un problema' })).toBeFocused();
  await expect(page.getByText('Faltan 7 preguntas por responder')).toBeVisible();
  await answerAll(page, SEVERAL_DAYS);
  clinic.failNext({ path: 'submit-assessments', kind: 'network' });
  await press(page, 'Enviar');
  await expect(page.getByRole('alert')).toContainText('Sus respuestas siguen aquí.');
  await press(page, 'Enviar');
  await expectScreen(page, '¡Evaluaciones completadas!');
  await expectTitle(page, '¡Evaluaciones completadas!');
  const submission = createSubmission('sam', [{ id: 'gad-7', answers: gad7Answers(1) }]);
  expect(clinic.submittedBodies.at(-1)).toMatchObject(submission);
});

test('D12 Spanish: login, home, settings and a new reminder', async ({
  page,
  pageErrors,
  clinic,
}) => {
  pageErrors.allow(/401 \(Unauthorized\)/);
  await page.goto('/settings');
  await expectScreen(page, 'Iniciar sesión');
  await press(page, 'Iniciar sesión');
  await expect(
    page.getByRole('textbox', { name: 'Correo electrónico' }),
  ).toHaveAccessibleDescription('Campo obligatorio');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ada@example.com');
  await page.getByLabel('Contraseña', { exact: true }).fill(SEED_PASSWORD);
  await press(page, 'Iniciar sesión');
  await expectScreen(page, 'Configuración');
  const tabs = page.getByRole('navigation', { name: 'Principal' });
  await tabs.getByText('Inicio').click();
  await expectScreen(page, 'Hola, Ada');
  await expect(page.getByRole('heading', { name: 'Pendiente' })).toBeVisible();
  await tabs.getByText('Configuración').click();
  await page.getByRole('link', { name: 'Notificaciones' }).click();
  await expectScreen(page, 'Notificaciones');
  await page.getByRole('link', { name: 'Agregar recordatorio' }).click();
  await expectScreen(page, 'Agregar recordatorio');
  await expectTitle(page, 'Agregar recordatorio');
  await page.getByRole('checkbox', { name: 'Lunes', exact: true }).check();
  await page.getByLabel('Hora').fill('20:15');
  await press(page, 'Guardar');
  await expectToast(page, 'Recordatorio creado');
  await expect(
    page.getByRole('button', { name: /^Eliminar recordatorio: Lun, 8:15 p\. m\.$/ }),
  ).toBeVisible();
  expect(clinic.getRequests('add-reminder').at(-1)?.body).toMatchObject({ daysOfWeek: ['Mon'] });
});

test.describe('on a tablet', () => {
  test.use({ viewport: TABLET });

  test('D12 Spanish: the kiosk identifies a visitor, and forgets the language when it starts over', async ({
    page,
  }) => {
    const welcome = 'Welcome to Lakeside Behavioral Health';
    const bienvenida = 'Le damos la bienvenida a Lakeside Behavioral Health';
    await openKiosk(page);
    await expectScreen(page, bienvenida);
    await page.getByRole('link', { name: 'English' }).click();
    await expectScreen(page, welcome);
    expect(await getStorageEntries(page)).toContainEqual(['language', 'en']);
    await page.getByLabel('Last name').fill(KAI.lastName);
    await press(page, 'Restart');
    await expectScreen(page, bienvenida);
    expect(await getStorageEntries(page)).toEqual([]);

    await page.getByLabel('Apellido').fill(KAI.lastName);
    await page.getByLabel('Fecha de nacimiento').fill(KAI.dateOfBirth);
    await press(page, 'Continuar');
    await expectScreen(page, 'PHQ-9');
    await answerAll(page, SEVERAL_DAYS);
    await press(page, 'Empezar de nuevo');
    const dialog = page.getByRole('alertdialog', { name: '¿Empezar de nuevo?' });
    await dialog.getByRole('button', { name: 'Empezar de nuevo' }).click();
    await expectScreen(page, bienvenida);
    await expect(page.getByLabel('Apellido')).toHaveValue('');
  });
});

test('D12 Spanish: the intake to the end', async ({ page, clinic }) => {
  await page.goto(INTAKE_LINK);
  await expectScreen(page, 'Le damos la bienvenida');
  await press(page, 'Continuar');
  await expectScreen(page, 'Acerca de usted');
  await press(page, 'Continuar');
  await expect(page.getByRole('link', { name: 'Escriba su nombre' })).toBeVisible();
  await field(page, 'Nombre').fill('Nia');
  await field(page, 'Apellido').fill('Okafor');
  await field(page, 'Fecha de nacimiento').fill('03/09/1994');
  await page.getByRole('radio', { name: 'ella', exact: true }).check();
  await press(page, 'Continuar');
  await expectScreen(page, 'Cómo comunicarnos con usted');
  await field(page, 'Correo electrónico').fill('nia@example.com');
  await field(page, 'Número de teléfono').fill('2015550123');
  await press(page, 'Continuar');
  await expectScreen(page, 'Políticas');
  await page.getByRole('checkbox', { name: 'He leído y acepto estas políticas' }).check();
  await press(page, 'Confirmar y firmar');
  await expectScreen(page, 'Algunas preguntas');
  await press(page, 'Continuar');
  await expectScreen(page, 'Cuestionario');
  await press(page, 'Siguiente');
  await press(page, 'Enviar');
  await expectScreen(page, 'Forma de pago');
  await press(page, 'Omitir este paso');
  await expectScreen(page, 'Formulario de admisión completo');
  await expectTitle(page, 'Formulario de admisión completo');
  // Values on the wire do not depend on the language.
  expect(clinic.getRequests('basic-info').at(-1)?.body).toMatchObject({
    pronoun: 'she/her/hers',
    dateOfBirth: '1994-03-09',
  });
});
