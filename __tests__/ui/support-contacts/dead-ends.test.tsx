import { screen, within } from '@testing-library/react';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { renderApp } from '../../support/render-app';

startSandbox();

const configuration = {
  supportEmail: 'help@clinic.example',
  supportSmsNumber: '+12015550188',
  supportUrl: 'https://clinic.example/help',
};

describe('D1 a page that leads no further says whom to ask', () => {
  it.each([
    ['an unknown page', '/nowhere', 'Page not found'],
    ['an unknown user', '/user/nobody/assessments?context=sms', "We can't find this link"],
    ['nothing assigned', '/user/cora/assessments?context=sms', 'This link is no longer available'],
    ['unknown check-ins', '/user/ada/check-ins?checkInId=x', 'This link is no longer available'],
    ['an intake without a code', '/intake/expired-link', 'This link has expired'],
  ])('D1: %s', async (_name, location, heading) => {
    renderApp({ location, configuration });
    await screen.findByRole('heading', { level: 1, name: heading });
    const main = within(screen.getByRole('main'));
    const href = (name: string) => main.getByRole('link', { name }).getAttribute('href');
    expect(href('Email help@clinic.example')).toBe('mailto:help@clinic.example');
    expect(href('Text (201) 555-0188')).toBe('sms:+12015550188');
    expect(href('Visit the support page')).toBe('https://clinic.example/help');
  });

  it('D1: on a shared device it is the front desk', async () => {
    renderApp({ location: '/user/cora/assessments?context=kiosk', configuration });
    await screen.findByRole('heading', { level: 1, name: 'This link is no longer available' });
    expect(screen.getByText(/ask at the front desk\.$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Email/ })).not.toBeInTheDocument();
  });
});
