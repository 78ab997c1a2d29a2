import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { assignCheckIn, everyNodeModule } from '../../support/check-in-module';
import { recordIdempotencyKeys } from '../../support/record-idempotency-keys';
import { reloadApp } from '../../support/reload-app';
import { findHeading, renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();
beforeEach(() => assignCheckIn(world, 'ada', everyNodeModule));
afterEach(() => jest.restoreAllMocks());

const signedIn = '/check-ins/every-node';
const publicLink = '/user/ada/check-ins?context=sms&checkInId=every-node';

const submit = () => userEvent.setup().click(screen.getByRole('button', { name: 'Submit' }));
const isSubmit = ({ method }: { method: string }) => method === 'POST';
const countSubmits = () => world.requests.filter(isSubmit).length;

async function open(location: string) {
  signInAs(world, 'ada');
  renderApp({ location });
  await findHeading('Every node');
}

const type = (text: string) =>
  userEvent.setup().type(screen.getByRole('textbox', { name: 'What was on your mind?' }), text);

describe.each([
  ['signed in', signedIn, 'Check in', 'check-ins/submit'],
  ['with a public link', publicLink, 'Check-in complete!', 'submit-checkins'],
])('D10 retries: a check-in whose response was lost before a reload (%s)', (...args) => {
  const [, location, completed, path] = args;

  async function loseResponse(isReceived: boolean) {
    await open(location);
    await type('Work.');
    world.faults.failNext({ method: 'POST', kind: 'network', isReceived });
    await submit();
    await screen.findByRole('alert');
    reloadApp({ location });
    await findHeading('Every node');
  }

  it('§8: is not sent again', async () => {
    await loseResponse(true);
    expect(screen.getByText('We kept your answers.')).toBeVisible();
    await submit();
    await findHeading('Check-in complete!');
    expect(screen.getByText('We had received your answers.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save a copy' })).toBeVisible();
    expect(countSubmits()).toBe(1);
  });

  it('§8: is sent with the same idempotency key if the server has not received it', async () => {
    const keys = recordIdempotencyKeys(path);
    await loseResponse(false);
    await submit();
    await findHeading(completed);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('D9 what is submitted is sent: a first attempt, whatever the list has become in the meantime', () => {
  it.each([
    ['signed in', signedIn, 'Check in'],
    ['with a public link', publicLink, 'Check-in complete!'],
  ])('of a check-in that is no longer assigned (%s)', async (_who, location, completed) => {
    await open(location);
    await type('Work.');
    world.assignedCheckIns.set('ada', []);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001);
    await submit();
    await findHeading(completed);
    expect(countSubmits()).toBe(1);
  });
});
