import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import type { Fault } from '../../../src/qa/sandbox/world/faults';
import { renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();

const TYPE = 'CLIENT_SAFETY_NET';
const isStored = () => world.optionalComms.get('ada')?.email.includes(TYPE);

async function switchOffSafetyNetEmail(fault: Omit<Fault, 'path'>) {
  signInAs(world, 'ada');
  renderApp({ location: '/settings/notifications' });
  const card = await screen.findByRole('region', { name: 'Safety Net' });
  const email = within(card).getByRole('switch', { name: 'Email' });
  expect(email).toBeChecked();
  world.faults.failNext({ path: 'save-optional-comms', ...fault });
  const reads = world.getRequests('optional-comms').length;
  await userEvent.setup().click(email);
  await waitFor(() => expect(world.getRequests('save-optional-comms')).toHaveLength(1));
  return { email, countReads: () => world.getRequests('optional-comms').length - reads };
}

describe('§8 a preference whose save failed: the switch shows what is stored', () => {
  it('in its new position if only the response was lost; the update request follows', async () => {
    // §9.messages.1
    const { email, countReads } = await switchOffSafetyNetEmail({
      kind: 'network',
      isReceived: true,
    });
    await waitFor(() => expect(world.getRequests('update')).toHaveLength(1));
    const types = ['SCHEDULED_ASSESSMENT_ADMINISTRATION', 'SCHEDULED_CHECKIN_REMINDER'];
    expect(world.requests.find(({ endpoint }) => endpoint === 'save-optional-comms')?.body).toEqual(
      {
        push: [...types, TYPE],
        email: types,
        sms: [...types, TYPE, 'APPOINTMENT_CONFIRMATION'],
      },
    );
    expect(countReads()).toBe(1);
    expect(isStored()).toBe(false);
    expect(email).not.toBeChecked();
    expect(screen.queryByText('Unable to save your preference')).not.toBeInTheDocument();
  });

  it('in its old position, with a message, if the server has not received it', async () => {
    // §9.toasts.1
    const { email } = await switchOffSafetyNetEmail({ kind: 'network' });
    const toast = await screen.findByText('Unable to save your preference');
    expect(toast.closest('.Toastify__toast')).toHaveStyle({ '--toast-duration': '2000ms' });
    expect(isStored()).toBe(true);
    expect(email).toBeChecked();
  });

  it('in its old position, without reading it again, if the server refused it', async () => {
    const { email, countReads } = await switchOffSafetyNetEmail({ kind: 'status', status: 422 });
    await waitFor(() => expect(email).toBeChecked());
    expect(countReads()).toBe(0);
  });
});
