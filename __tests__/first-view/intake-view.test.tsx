import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getLinkId, INTAKE_WRITER_KEY, toLinkKey } from '../../src/state/intake-storage';
import { provideLocks, removeLocks } from '../support/provide-locks';
import { expectAdopted, expectNotDrawn, settle } from './expect-adopted';
import { findHeading, openFirstView, startAppOnPage } from './open-first-view';
import { setupPageTests } from './setup-page-tests';

const world = setupPageTests();

const LINK = '/intake?code=intake-nia';
const continueButton = () => screen.getByRole('button', { name: 'Continue' });
const getEndpoints = () => world.requests.map(({ endpoint }) => endpoint);

/** Opens the link of an intake, as far as it is there before the app. */
async function openIntake(url = LINK): Promise<HTMLElement> {
  const root = await openFirstView(url);
  await screen.findByRole('heading', { level: 1 });
  return root;
}

describe('the first view of the intake', () => {
  it.each([LINK, `${LINK}&lang=es`])(
    '§4, D12: is the first step that the app shows, which takes over its elements: %s',
    async (url) => {
      await expectAdopted(await openIntake(url));
    },
  );

  it('§2: takes the code out of the address, and keeps it for a reload before the app has loaded', async () => {
    await openIntake(`${LINK}&lang=en`);
    expect(window.location.search).toBe('?lang=en');
    await expectAdopted(await openIntake('/intake'));
  });

  it('§4: holds Continue, which the app carries out once', async () => {
    await openIntake();
    await userEvent.click(continueButton());
    await userEvent.click(continueButton());
    expect(continueButton()).toHaveAttribute('aria-busy', 'true');
    await startAppOnPage();
    await findHeading('About you');
    expect(getEndpoints().filter((endpoint) => endpoint === 'magic-code')).toHaveLength(1);
  });

  it('§2: sends no request that the app sends again', async () => {
    await openIntake();
    await startAppOnPage();
    await act(settle);
    expect(getEndpoints()).toEqual(['clinic-branding']);
  });

  it('D9: is not shown where an intake has been begun on this device', async () => {
    localStorage.setItem(toLinkKey(INTAKE_WRITER_KEY, getLinkId('intake-nia')), '{}');
    await expectNotDrawn(await openFirstView(LINK));
    expect(window.location.search).toBe('?code=intake-nia');
  });

  it('D9: where another tab has opened the link since, the app says so', async () => {
    provideLocks();
    await openIntake();
    const hold = () => new Promise(() => undefined);
    void navigator.locks.request(`intake-writer ${getLinkId('intake-nia')}`, {}, hold);
    await startAppOnPage();
    expect(await screen.findByText('This check-in is open in another tab.')).toBeVisible();
    removeLocks();
  });

  it.each(['/intake', '/intake?code='])('§4: is not shown without a code: %s', async (url) => {
    await expectNotDrawn(await openFirstView(url));
    await startAppOnPage();
    await findHeading('This link has expired');
  });

  it('§4: is not shown for a code that is not known', async () => {
    await expectNotDrawn(await openFirstView('/intake?code=unknown'));
    await startAppOnPage();
    await findHeading('Welcome');
  });

  it('§2: is not shown where the code cannot be kept', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await expectNotDrawn(await openFirstView(LINK));
    await startAppOnPage();
    await findHeading('Welcome');
  });
});
