import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { holdNextResponse } from '../../support/hold-next-response';
import { prepareStoredIntake } from '../../support/prepare-stored-intake';
import { findHeading, renderApp } from '../../support/render-app';

const world = startSandbox();

const PATH = '/v1/public-api/intake/basic-info';
const user = userEvent.setup();
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const getSentEmails = () =>
  world.requests
    .filter(({ path }) => path === PATH)
    .map(({ body }) => (body as { readonly email: string }).email);

/** Fills in both steps with an email, and leaves the focus there. */
async function enterEmail(email: string): Promise<void> {
  for (const [key, value] of prepareStoredIntake('BASIC_INFO', world))
    localStorage.setItem(key, value);
  renderApp({ location: '/intake?code=intake-nia' });
  await findHeading('About you');
  await user.type(field('First name'), 'Nia');
  await user.type(field('Last name'), 'Okafor');
  await user.type(field('Date of birth'), '03091994');
  await press('Continue');
  await findHeading('How to reach you');
  await user.type(field('Phone number'), '2015550123');
  await user.type(field('Email'), email);
}

describe('§4 intake: contact info that is being sent', () => {
  it('§4 intake: cannot be changed until the outcome is known', async () => {
    await enterEmail('nia@exmaple.com');
    const deliver = holdNextResponse(world, PATH);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(getSentEmails()).toHaveLength(1));
    await user.type(field('Email'), 'x');
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveValue('nia@exmaple.com');
    deliver();
    await findHeading('Policies');
    // What the device keeps is what the clinic has.
    await press('Back');
    await findHeading('How to reach you');
    expect(field('Email')).toHaveValue('nia@exmaple.com');
    expect(getSentEmails()).toEqual(['nia@exmaple.com']);
  });

  it('§4 intake: can be changed after a failure, and is sent as it is then', async () => {
    // §5.contact-info.3
    await enterEmail('nia@exmaple.com');
    expect(field('Phone number')).toHaveValue('(201) 555-0123');
    world.faults.failNext({ path: PATH, kind: 'status', message: 'Not now.' });
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Not now\./)).toBeVisible();
    await user.clear(field('Email'));
    await user.type(field('Email'), 'nia@example.com{Enter}');
    await findHeading('Policies');
    expect(getSentEmails().at(-1)).toBe('nia@example.com');
  });
});
