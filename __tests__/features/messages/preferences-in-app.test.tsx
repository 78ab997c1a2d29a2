import { screen } from '@testing-library/react';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { renderApp } from '../../support/render-app';

startSandbox();

it('§2 preferences link: the page that stays in the app says where the site is, and opens it again', async () => {
  // jsdom navigates as little as a web view whose app opens the site elsewhere.
  const navigate = jest.spyOn(console, 'error').mockImplementation();
  renderApp({
    location: '/patients/cognito-1/notification-preferences?notification_type=check_in',
    userAgentSuffix: 'PatientApp/3.2.7 (ios)',
    configuration: { preferencesSiteUrl: 'https://preferences.clinic.example' },
  });
  expect(await screen.findByRole('link', { name: 'Open that page again' })).toHaveAttribute(
    'href',
    'https://preferences.clinic.example/cognito-1?notification_type=check_in',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Notification preferences');
  expect(screen.getByRole('main')).toHaveTextContent('opens in your browser');
  expect(navigate).toHaveBeenCalledTimes(1);
  navigate.mockRestore();
});
