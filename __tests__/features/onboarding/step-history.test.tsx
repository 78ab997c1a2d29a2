import { act, configure, screen, waitFor } from '@testing-library/react';
import { startSandbox } from '../../../src/sandbox/hosts/jest/start-sandbox';
import {
  field,
  fill,
  FAMILY_PHONE,
  IVYS_PHONE,
  openOnboarding,
  press,
  reachAccount,
  reachCode,
  seeScreen,
  seekByPhone,
  type Desk,
} from './onboarding-desk';

const { world, stop } = startSandbox();
afterAll(stop);
beforeEach(() => world.reset());

// In development every effect runs twice: history must not move twice for it.
beforeAll(() => configure({ reactStrictMode: true }));

/** The browser's own Back (-1) and Forward (1). */
const travel = ({ router }: Desk, by: number) => act(() => router.navigate(by));

/** Waits until the history entry stands for the step on screen. */
const seeEntry = ({ router }: Desk, step: string) =>
  waitFor(() => expect(router.location.state).toHaveProperty('step', step));

const back = (desk: Desk) => press(desk, 'Back');
const browserBack = (desk: Desk) => travel(desk, -1);

describe('§4 onboarding: Back, ours and the browser’s', () => {
  it.each([
    ['ours', back],
    ['the browser’s', browserBack],
  ])('leads from verify to initiate, with what was typed (%s)', async (_, goBack) => {
    const desk = await reachCode();
    await fill(desk, 'Verification code', '123');
    await seeEntry(desk, 'verify');
    await goBack(desk);
    await seeScreen('Find your account');
    expect(field('Phone number')).toHaveValue('(201) 555-0140');
    expect(desk.path()).toBe('/accept-invite');

    await press(desk, 'Continue');
    await seeScreen('Enter your code');
    expect(field('Verification code')).toHaveValue('');
  });

  it('keeps last name and date of birth on the way back', async () => {
    const desk = await openOnboarding();
    await seekByPhone(desk, FAMILY_PHONE);
    await screen.findByLabelText('Last name');
    await fill(desk, 'Last name', 'Lindqvist');
    await fill(desk, 'Date of birth', '12/01/1972');
    await press(desk, 'Continue');
    await seeScreen('Enter your code');
    await back(desk);
    await seeScreen('Find your account');
    expect(field('Last name')).toHaveValue('Lindqvist');
    expect(field('Date of birth')).toHaveValue('12/01/1972');
  });

  it('leads from initiate to the login', async () => {
    const desk = await openOnboarding();
    await seeScreen('Find your account');
    await back(desk);
    await seeScreen('Log in');
  });

  it('leads from setup-account to the login', async () => {
    const desk = await reachAccount(world);
    await back(desk);
    await seeScreen('Log in');
  });

  it('leads by the browser from setup-account to where the person came from', async () => {
    const desk = await reachAccount(world, { at: ['/app-invite', '/accept-invite'] });
    await seeEntry(desk, 'setup-account');
    await browserBack(desk);
    await seeScreen('Get the app');
  });

  it('does not lead forward to a step that is not reached, or is over', async () => {
    const desk = await reachCode();
    await seeEntry(desk, 'verify');
    await browserBack(desk);
    await seeScreen('Find your account');
    await travel(desk, 1);
    expect(await seeScreen('Find your account')).toBeVisible();
    await press(desk, 'Continue');
    await seeScreen('Enter your code');
    await fill(desk, 'Verification code', world.outbox.at(-1)?.code ?? '');
    await press(desk, 'Continue');
    await seeScreen('Set up your account');
    await seeEntry(desk, 'setup-account');
    await travel(desk, 1);
    expect(await seeScreen('Set up your account')).toBeVisible();
  });

  it('leaves no step behind once the account is there', async () => {
    const desk = await reachAccount(world, { at: ['/app-invite', '/accept-invite'] });
    await fill(desk, 'Password', 'Sunny-Day-43');
    await fill(desk, 'Confirm password', 'Sunny-Day-43');
    await press(desk, 'Create account');
    await screen.findByRole('link', { name: 'Skip' });
    await browserBack(desk);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Skip' })).toBeNull());
    expect(desk.path()).toBe('/app-invite');
  });
});

describe('§2 accept-invite: preset by navigation state', () => {
  it('starts with the email', async () => {
    await openOnboarding({ state: { step: 'initiate', email: 'ivy@example.com' } });
    await seeScreen('Find your account');
    expect(screen.getByRole('radio', { name: 'Email' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ivy@example.com');
  });

  it('starts with the code, and goes back to the email', async () => {
    const desk = await openOnboarding({ state: { step: 'verify', email: 'ivy@example.com' } });
    await seeScreen('Enter your code');
    expect(screen.getByText('We sent a 6-digit code to ivy@example.com.')).toBeVisible();
    await back(desk);
    await seeScreen('Find your account');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ivy@example.com');
  });

  it('starts with the account, its email locked', async () => {
    const state = { step: 'setup-account', patientId: 'patient-ivy', email: 'ivy@example.com' };
    await openOnboarding({ state });
    await seeScreen('Set up your account');
    expect(field('Email')).toHaveAttribute('readonly');
  });

  it.each([
    ['no patient', { step: 'setup-account', email: 'ivy@example.com' }],
    ['an empty patient', { step: 'setup-account', patientId: '  ' }],
    ['a patient that is no text', { step: 'setup-account', patientId: { evil: true } }],
    ['an email that is none', { step: 'setup-account', patientId: 'p', email: '<script>' }],
    ['a code without an email', { step: 'verify' }],
    ['an unknown step', { step: '__proto__', patientId: 'p' }],
    ['text', 'setup-account'],
    ['a list', ['setup-account']],
    ['a number', 7],
  ])('falls back to the first step for a state with %s', async (_, state) => {
    const desk = await openOnboarding({ state });
    await seeScreen('Find your account');
    expect(field('Phone number')).toHaveValue('');
    await seekByPhone(desk, IVYS_PHONE);
    await seeScreen('Enter your code');
  });

  it('can start again with the account after a reload', async () => {
    const desk = await reachAccount(world);
    await seeEntry(desk, 'setup-account');
    expect(desk.router.location.state).toEqual({
      step: 'setup-account',
      patientId: 'patient-ivy',
      email: 'ivy@example.com',
    });
  });
});
