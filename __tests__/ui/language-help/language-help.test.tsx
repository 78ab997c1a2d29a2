import { screen } from '@testing-library/react';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { renderApp } from '../../support/render-app';

startSandbox();

const configuration = { languageHelpUrl: 'https://clinic.example/language-help' };
const links = () => screen.queryAllByRole('link', { name: 'Free language help' });

describe('D1 languageHelpUrl: the notice of free language help', () => {
  it.each([
    ['in the footer', '/login', 'Log in', 1],
    ['on the consent screen, too', '/user/devi/assessments?context=sms', 'Consent', 2],
    ['in the intake, too', '/intake?code=intake-nia', 'Welcome', 2],
    ['not at a kiosk, which leads nowhere else', '/kiosk/lakeside', /^Welcome to/, 0],
  ])('is linked %s', async (_where, location, name, count) => {
    renderApp({ location, configuration });
    await screen.findByRole('heading', { level: 1, name });
    expect(links()).toHaveLength(count);
    for (const link of links()) expect(link).toHaveAttribute('href', configuration.languageHelpUrl);
  });

  it('is not shown without an address', async () => {
    renderApp({ location: '/login' });
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(links()).toEqual([]);
  });
});
