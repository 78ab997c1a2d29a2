import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { allowConsole } from '../../support/fail-on-console';
import { interceptRequests } from '../../support/intercept-requests';
import { renderApp } from '../../support/render-app';

const world = startSandbox();

describe('§2 /patients/{patientId}/assessments', () => {
  it('§2 /patients/{patientId}/assessments: redirects to the user’s assessments and keeps the query', async () => {
    // §2.patient-link.1
    const query = '?context=email&assessments=gad-7&more=%2Fx';
    const { path, router } = renderApp({ location: `/patients/patient-ada/assessments${query}` });
    await screen.findByRole('heading', { level: 1, name: 'GAD-7' });
    expect(path()).toBe('/user/ada/assessments');
    expect(router.location.search).toBe(query);
    expect(world.requests[0]?.path).toBe('/v1/public-api/kiosk/patients/patient-ada');
  });

  it('§2 /patients/{patientId}/assessments: shows the server’s message for an unknown patient', async () => {
    renderApp({ location: '/patients/nobody/assessments' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^We could not find this patient\.$/,
    );
  });

  it.each(['..', '.', '', '\ud800'])(
    '§2 /patients/{patientId}/assessments: does not redirect to the user id %j from the server',
    async (userId) => {
      allowConsole(/not have the expected shape/);
      const requests = interceptRequests(/^$/);
      requests.respondWith(/\/kiosk\/patients\//, () => Response.json({ id: 'p', userId }));
      const { path } = renderApp({ location: '/patients/p/assessments' });
      expect(await screen.findByRole('alert')).toHaveTextContent(
        /^We couldn't load this\. Please try again\.$/,
      );
      expect(path()).toBe('/patients/p/assessments');
      requests.restore();
    },
  );
});

describe('links in context kiosk that lead nowhere', () => {
  it.each([
    ['/patients/nobody/assessments', "We can't find this link"],
    ['/user/kai/nonsense', 'Page not found'],
  ])('D9: %s stays in the kiosk, which starts over', async (path, heading) => {
    renderApp({ location: `${path}?context=kiosk&homescreenUrl=/kiosk/lakeside` });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('For help, ask at the front desk.')).toBeVisible();
    expect(main.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Restart' }));
    expect(await screen.findByRole('heading', { name: /^Welcome to Lakeside/ })).toBeVisible();
  });
});

describe('a path without a page', () => {
  it.each(['/no/such/page', '/user', '/user/ada', '/patients/x', '/user/ada/nonsense'])(
    '%s shows the not-found page',
    async (location) => {
      renderApp({ location });
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
        /^Page not found$/,
      );
      expect(document.title).toBe('Page not found · Stillwater');
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
    },
  );
});
