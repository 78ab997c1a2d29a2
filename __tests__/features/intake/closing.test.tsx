import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IntakeStep } from '../../../machines/intake/intake.types';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { allowConsole } from '../../support/fail-on-console';
import { holdNextResponse } from '../../support/hold-next-response';
import { prepareStoredIntake } from '../../support/prepare-stored-intake';
import { leavesWithoutQuestion } from '../../support/reload-app';
import { findHeading, renderApp } from '../../support/render-app';
import { returnToWindow } from '../../support/return-to-window';

const world = startSandbox();

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

function open(step: IntakeStep): void {
  for (const [key, value] of prepareStoredIntake(step, world)) localStorage.setItem(key, value);
  renderApp({ location: '/intake?code=intake-nia' });
}

async function enterContactInfo(): Promise<void> {
  open('BASIC_INFO');
  await user.type(await screen.findByLabelText('First name'), 'Nia');
  await user.type(screen.getByLabelText('Last name'), 'Okafor');
  await user.type(screen.getByLabelText('Date of birth'), '03091994');
  await press('Continue');
  await user.type(await screen.findByLabelText('Email'), 'nia@example.com');
  await user.type(screen.getByLabelText('Phone number'), '2015550123');
}

async function agree(): Promise<void> {
  open('POLICIES');
  await user.click(await screen.findByRole('checkbox'));
}

async function openLastPage(): Promise<void> {
  open('QUESTIONNAIRE');
  await screen.findByRole('button', { name: 'Next' });
  while (screen.queryByRole('button', { name: 'Submit' }) === null) await press('Next');
}

describe.each([
  ['Continue', 'basic-info', enterContactInfo, 'Policies'],
  ['Confirm & Sign', 'sign-consent-policies', agree, 'A few questions'],
  ['Submit', 'submit-questionnaire', openLastPage, 'Payment method'],
])('D9 intake: closing the page after %s', (name, endpoint, prepare, nextHeading) => {
  it('D9 intake: asks first while the request is under way', async () => {
    await prepare();
    expect(leavesWithoutQuestion()).toBe(true);
    const deliver = holdNextResponse(world, endpoint);
    await press(name);
    await waitFor(() => expect(world.getRequests(endpoint)).toHaveLength(1));
    expect(leavesWithoutQuestion()).toBe(false);
    // The payment step has no key for the card provider here.
    allowConsole(/Failed to load Stripe/);
    deliver();
    await findHeading(nextHeading);
    expect(leavesWithoutQuestion()).toBe(true);
  });

  it('D9 intake: asks first while its outcome is not known, and not after a refusal', async () => {
    await prepare();
    const refusal = { path: endpoint, kind: 'status', status: 422, message: 'Not now.' } as const;
    world.faults.failNext(refusal);
    await press(name);
    expect(await screen.findByText(/Not now\./)).toBeVisible();
    expect(leavesWithoutQuestion()).toBe(true);
    world.faults.failNext({ path: endpoint, kind: 'network', isReceived: true });
    await press(name);
    expect(await screen.findByText(/couldn't tell whether/)).toBeVisible();
    expect(leavesWithoutQuestion()).toBe(false);
    // It says nothing of the attempt before.
    world.faults.failNext(refusal);
    await press(name);
    expect(await screen.findByText(/Not now\./)).toBeVisible();
    expect(leavesWithoutQuestion()).toBe(false);
  });
});

describe.each([
  ['full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ['cleared', () => localStorage.clear()],
])('D10 intake: while storage is %s', (_name, change) => {
  afterEach(() => jest.restoreAllMocks());

  it('D10 intake: does not say that input is kept, and asks before the page is closed', async () => {
    const kept = () => screen.queryByText('We keep what you entered on this device for 30 days.');
    open('BASIC_INFO');
    await user.type(await screen.findByLabelText('First name'), 'Ni');
    expect(kept()).toBeVisible();
    expect(leavesWithoutQuestion()).toBe(true);
    change();
    await user.type(screen.getByLabelText('First name'), 'a');
    await waitFor(() => {
      returnToWindow();
      expect(kept()).not.toBeInTheDocument();
    });
    expect(leavesWithoutQuestion()).toBe(false);
  });
});

function refuse(): never {
  throw new DOMException('There is no space left.', 'QuotaExceededError');
}
