import { act, configure, screen, waitFor } from '@testing-library/react';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { findHeading } from '../../support/render-app';
import {
  field,
  fill,
  FAMILY_PHONE,
  IVYS_PHONE,
  renderOnboarding,
  press,
  goToAccountStep,
  goToCodeStep,
  lookUpByPhone,
  type RenderedOnboarding,
} from './render-onboarding';

const world = startSandbox();

// Strict mode runs every effect twice; the history must change only once.
beforeAll(() => configure({ reactStrictMode: true }));

/** The browser's own Back (-1) and Forward (1). */
const navigateBy = ({ router }: RenderedOnboarding, by: number) => act(() => router.navigate(by));

/** Waits until the history entry has this step. */
const expectHistoryStep = ({ router }: RenderedOnboarding, step: string) =>
  waitFor(() => expect(router.location.state).toHaveProperty('step', step));

const back = (page: RenderedOnboarding) => press(page, 'Back');
const browserBack = (page: RenderedOnboarding) => navigateBy(page, -1);

describe('§4 onboarding: Back, ours and the browser’s', () => {
  it.each([
    ['ours', back],
    ['the browser’s', browserBack],
  ])('returns from verify to initiate and keeps what was typed (%s)', async (_, goBack) => {
    const page = await goToCodeStep();
    await fill(page, 'Verification code', '123');
    await expectHistoryStep(page, 'verify');
    await goBack(page);
    await findHeading('Find your account');
    expect(field('Phone number')).toHaveValue('(201) 555-0140');
    expect(page.path()).toBe('/accept-invite');

    await press(page, 'Continue');
    await findHeading('Enter your code');
    expect(field('Verification code')).toHaveValue('');
  });

  it('keeps last name and date of birth when going back', async () => {
    const page = await renderOnboarding();
    await lookUpByPhone(page, FAMILY_PHONE);
    await screen.findByLabelText('Last name');
    await fill(page, 'Last name', 'Lindqvist');
    await fill(page, 'Date of birth', '12/01/1972');
    await press(page, 'Continue');
    await findHeading('Enter your code');
    await back(page);
    await findHeading('Find your account');
    expect(field('Last name')).toHaveValue('Lindqvist');
    expect(field('Date of birth')).toHaveValue('12/01/1972');
  });

  it('navigates from initiate to the login page', async () => {
    const page = await renderOnboarding();
    await findHeading('Find your account');
    await back(page);
    await findHeading('Log in');
  });

  it('navigates from setup-account to the login page', async () => {
    const page = await goToAccountStep(world);
    await back(page);
    await findHeading('Log in');
  });

  it('returns from setup-account to the previous page with the browser’s Back', async () => {
    const page = await goToAccountStep(world, { location: ['/app-invite', '/accept-invite'] });
    await expectHistoryStep(page, 'setup-account');
    await browserBack(page);
    await findHeading('Get the app');
  });

  it('does not go forward to a step that is not reached yet or is over', async () => {
    const page = await goToCodeStep();
    await expectHistoryStep(page, 'verify');
    await browserBack(page);
    await findHeading('Find your account');
    await navigateBy(page, 1);
    expect(await findHeading('Find your account')).toBeVisible();
    await press(page, 'Continue');
    await findHeading('Enter your code');
    await fill(page, 'Verification code', world.outbox.at(-1)?.code ?? '');
    await press(page, 'Continue');
    await findHeading('Set up your account');
    await expectHistoryStep(page, 'setup-account');
    await navigateBy(page, 1);
    expect(await findHeading('Set up your account')).toBeVisible();
  });

  it('leaves no step in the history once the account is created', async () => {
    const page = await goToAccountStep(world, { location: ['/app-invite', '/accept-invite'] });
    await fill(page, 'Password', 'Sunny-Day-43');
    await fill(page, 'Confirm password', 'Sunny-Day-43');
    await press(page, 'Create account');
    await screen.findByRole('link', { name: 'Skip' });
    await browserBack(page);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Skip' })).toBeNull());
    expect(page.path()).toBe('/app-invite');
  });
});

describe('§2 accept-invite: preset by navigation state', () => {
  it('starts with the given email', async () => {
    // §2.accept-invite.2
    await renderOnboarding({ state: { step: 'initiate', email: 'ivy@example.com' } });
    await findHeading('Find your account');
    expect(screen.getByRole('radio', { name: 'Email' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ivy@example.com');
  });

  it('starts at the code step and goes back to the email', async () => {
    const page = await renderOnboarding({ state: { step: 'verify', email: 'ivy@example.com' } });
    await findHeading('Enter your code');
    expect(screen.getByText('We sent a 6-digit code to ivy@example.com.')).toBeVisible();
    await back(page);
    await findHeading('Find your account');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ivy@example.com');
  });

  it('starts at the account step with a read-only email', async () => {
    const state = { step: 'setup-account', patientId: 'patient-ivy', email: 'ivy@example.com' };
    await renderOnboarding({ state });
    await findHeading('Set up your account');
    expect(field('Email')).toHaveAttribute('readonly');
  });

  it.each([
    ['no patient', { step: 'setup-account', email: 'ivy@example.com' }],
    ['an empty patient', { step: 'setup-account', patientId: '  ' }],
    ['a patient id that is not a string', { step: 'setup-account', patientId: { evil: true } }],
    ['an invalid email', { step: 'setup-account', patientId: 'p', email: '<script>' }],
    ['a code without an email or a phone number', { step: 'verify' }],
    ['a code and an invalid phone number', { step: 'verify', phoneNumber: '<b>1</b>' }],
    ['markup', { step: 'setup-account', patientId: '<img>', email: '<img src=x>' }],
    ['an unknown step', { step: '__proto__', patientId: 'p' }],
    ['the name of a property as its step', { step: 'constructor' }],
    ['text', 'setup-account'],
    ['a list', ['setup-account']],
    ['a number', 7],
  ])('falls back to the first step for a state with %s', async (_, state) => {
    const page = await renderOnboarding({ state });
    await findHeading('Find your account');
    expect(field('Phone number')).toHaveValue('');
    await lookUpByPhone(page, IVYS_PHONE);
    await findHeading('Enter your code');
  });

  it('stores in the history what a reload needs to resume the account step', async () => {
    const page = await goToAccountStep(world);
    await expectHistoryStep(page, 'setup-account');
    expect(page.router.location.state).toEqual({
      step: 'setup-account',
      patientId: 'patient-ivy',
      email: 'ivy@example.com',
    });
  });
});
