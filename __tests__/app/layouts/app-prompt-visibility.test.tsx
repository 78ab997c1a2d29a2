import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { holdNextResponse } from '../../support/hold-next-response';
import { findHeading, renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();

const prompt = () => screen.queryByRole('link', { name: 'Use the App' });
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

describe("D9: the 'Use the App' banner is hidden", () => {
  it('D9: before the user gate is decided, whose code and data are loading', async () => {
    const release = holdNextResponse(world, 'consent-info');
    renderApp({ location: '/user/devi/assessments?context=sms' });
    const appearances = jest.fn();
    const observer = new MutationObserver(() => {
      if (prompt() !== null) appearances();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    expect(prompt()).not.toBeInTheDocument();
    await findHeading('Loading…');
    await waitFor(() =>
      expect(world.requests.map(({ endpoint }) => endpoint)).toContain('consent-info'),
    );
    release();
    await findHeading('Consent');
    observer.disconnect();
    expect(prompt()).not.toBeInTheDocument();
    expect(appearances).not.toHaveBeenCalled();
  });

  it('D9: while the user of a patient is looked up, who may meet the gate', async () => {
    const release = holdNextResponse(world, 'kiosk-patient');
    renderApp({ location: '/patients/patient-devi/assessments?context=sms' });
    await findHeading('Loading…');
    expect(prompt()).not.toBeInTheDocument();
    release();
    await findHeading('Consent');
    expect(prompt()).not.toBeInTheDocument();
  });

  it('D9: within the user gate, and shown once the gate is open', async () => {
    world.faults.failNext({ path: 'consent-info', kind: 'status', status: 403 });
    renderApp({ location: '/user/devi/assessments?context=sms' });
    await findHeading('This link is locked');
    expect(prompt()).not.toBeInTheDocument();
    await press('Try again');
    await findHeading('Consent');
    expect(prompt()).not.toBeInTheDocument();
    await press('I agree');
    await findHeading('GAD-7');
    expect(prompt()).toBeVisible();
  });

  it('D9: on an error screen, and shown once that is gone', async () => {
    world.faults.failNext({ path: 'assigned-assessments', kind: 'status', status: 403 });
    renderApp({ location: '/user/ada/assessments?context=sms' });
    await findHeading('This link is locked');
    expect(prompt()).not.toBeInTheDocument();
    await press('Try again');
    await findHeading('PHQ-9');
    expect(prompt()).toBeVisible();
  });

  it('D9: if the profile cannot be loaded, and shown once it is', async () => {
    signInAs(world, 'ada');
    world.faults.failNext({ path: 'user-profiles', kind: 'status', times: 2 });
    renderApp({ location: '/settings/account' });
    await findHeading('Something went wrong');
    expect(prompt()).not.toBeInTheDocument();
    await press('Try again');
    await findHeading('Account');
    expect(prompt()).toBeVisible();
  });

  it.each(['/no-such-page', '/user/ada/no-such-page'])(
    'D9: on a not-found screen (%s)',
    async (location) => {
      renderApp({ location });
      await findHeading('Page not found');
      expect(prompt()).not.toBeInTheDocument();
    },
  );

  it.each([
    ['/check-ins/low-mood/completed/no-such-entry', 'We can’t find this entry'],
    ['/user/ben/intervention/no-such-form', 'We can’t find this form'],
    ['/user/ben/check-ins?checkInId=no-such-check-in', 'This link is no longer available'],
  ])('D9: where something within a page was not found (%s)', async (location, name) => {
    signInAs(world, 'ben');
    renderApp({ location });
    await findHeading(name);
    expect(prompt()).not.toBeInTheDocument();
  });

  it('D9: on the safety net, and shown again on the way back', async () => {
    const { router } = renderApp({ location: '/user/ada/assessments?context=sms' });
    await findHeading('PHQ-9');
    await userEvent.setup().click(screen.getByRole('link', { name: 'Safety Net' }));
    await findHeading('Your Safety Net');
    expect(prompt()).not.toBeInTheDocument();
    await act(() => router.navigate(-1));
    await findHeading('PHQ-9');
    await waitFor(() => expect(prompt()).toBeVisible());
  });
});
