import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { prepareStoredIntake } from '../../support/prepare-stored-intake';
import { renderApp } from '../../support/render-app';

const world = startSandbox();

const getPolicy = (name: string) => {
  const item = screen
    .getAllByRole('listitem')
    .find((listItem) => within(listItem).queryByText(name) !== null);
  if (item === undefined) throw new Error(`There is no policy named ${name}.`);
  return within(item);
};

async function openPolicies(trustedOrigins: string[]) {
  for (const [key, value] of prepareStoredIntake('POLICIES', world))
    localStorage.setItem(key, value);
  renderApp({ location: '/intake?code=intake-nia', configuration: { trustedOrigins } });
  return screen.findByRole('checkbox', { name: 'I have read and agree to these policies' });
}

describe('D9 policies that cannot be opened', () => {
  it('D9: says which one, and to read a copy before agreeing; the ids sent are all that were shown', async () => {
    const user = userEvent.setup();
    const agree = await openPolicies([]);
    expect(getPolicy('Telehealth consent').queryByRole('link')).not.toBeInTheDocument();
    expect(getPolicy('Telehealth consent').getByText(/Ask the clinic for a copy/)).toBeVisible();
    expect(agree).toHaveAccessibleDescription(/ask the clinic for a copy first/);
    await expectNoAxeViolations(document.body);
    await user.click(agree);
    await user.click(screen.getByRole('button', { name: 'Confirm & Sign' }));
    await screen.findByRole('heading', { level: 1, name: 'A few questions' });
    expect(
      world.requests.find(({ endpoint }) => endpoint === 'sign-consent-policies')?.body,
    ).toEqual({
      consented: true,
      policyIds: ['policy-privacy', 'policy-terms', 'policy-elsewhere'],
    });
  });

  it('D9: says nothing of it where each document can be opened', async () => {
    const agree = await openPolicies(['https://documents.elsewhere.example']);
    expect(getPolicy('Telehealth consent').getByRole('link')).toBeVisible();
    expect(screen.queryByText(/Ask the clinic for a copy/)).not.toBeInTheDocument();
    expect(agree).not.toHaveAccessibleDescription();
  });

  it('§4 POLICIES: asks nobody to read documents where there are none', async () => {
    world.policies = [];
    await openPolicies([]);
    expect(screen.getByText('There are no documents to read.')).toBeVisible();
    expect(screen.queryByText(/Please read these first/)).not.toBeInTheDocument();
  });
});
