import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdNextResponse } from '../support/hold-next-response';
import { expectAdopted, expectNotDrawn, settle } from './expect-adopted';
import { findHeading, openFirstView, startAppOnPage } from './open-first-view';
import { setupPageTests } from './setup-page-tests';

const world = setupPageTests();

const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const WELCOME = 'Welcome to Lakeside Behavioral Health';
const button = (name: string) => screen.getByRole('button', { name });

/** Opens a kiosk, as far as it is there before the app. */
async function openKiosk(url = '/kiosk/lakeside', block?: string): Promise<HTMLElement> {
  const root = await openFirstView(url, block);
  await screen.findByRole('heading', { level: 1 });
  return root;
}

describe('the first view of a kiosk', () => {
  it.each([
    ['by name', '/kiosk/lakeside'],
    ['by record number', '/kiosk/hillside'],
    ['D12: in Spanish', '/kiosk/lakeside?lang=es'],
  ])('§2: is what the app shows, which takes over its elements: %s', async (_, url) => {
    await expectAdopted(await openKiosk(url));
  });

  it('D1: has the legal pages of the clinic alone', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const root = await openKiosk('/kiosk/lakeside', '{"privacyUrl": "", "termsUrl": "/terms"}');
    expect(screen.queryByRole('link', { name: 'Privacy Policy' })).not.toBeInTheDocument();
    await expectAdopted(root);
  });

  it('§5: masks a date, and what is typed is kept, with focus and caret', async () => {
    const root = await openKiosk();
    await userEvent.type(textbox('Last name'), 'Okafr');
    await userEvent.type(textbox('Date of birth'), '0514199x0');
    expect(textbox('Date of birth')).toHaveValue('05/14/1990');
    await userEvent.click(textbox('Last name'));
    textbox('Last name').setSelectionRange(4, 4);
    await expectAdopted(root);
    expect(textbox('Last name')).toHaveFocus();
    await userEvent.keyboard('o');
    expect(textbox('Last name')).toHaveValue('Okafor');
    await userEvent.click(button('Continue'));
    await waitFor(() => expect(world.getRequests('identify-patient')).not.toEqual([]));
    expect(world.getRequests('identify-patient')).toMatchObject([
      { body: { lastName: 'Okafor', dateOfBirth: '1990-05-14' } },
    ]);
  });

  it('§5: what is typed is kept where the clinic’s logo does not load', async () => {
    const root = await openKiosk();
    await userEvent.type(textbox('Last name'), 'Okafor');
    fireEvent.error(screen.getByRole('img', { name: 'Clinic logo' }));
    expect(screen.queryByRole('img', { name: 'Clinic logo' })).not.toBeInTheDocument();
    await expectAdopted(root);
    expect(textbox('Last name')).toHaveFocus();
    expect(textbox('Last name')).toHaveValue('Okafor');
  });

  it('§5: holds Continue, and asks for what then is missing', async () => {
    await openKiosk();
    await userEvent.type(textbox('Last name'), 'Okafor{Enter}');
    expect(button('Continue')).toHaveAttribute('aria-busy', 'true');
    await startAppOnPage();
    expect(textbox('Date of birth')).toBeInvalid();
    expect(textbox('Last name')).not.toBeInvalid();
  });

  it('D9: holds the press on another way to identify, which keeps what was typed', async () => {
    await openKiosk();
    await userEvent.type(textbox('Last name'), 'Okafor');
    await userEvent.click(button('Use medical record number instead'));
    await startAppOnPage();
    expect(textbox('Medical record number')).toBeVisible();
    await userEvent.click(button('Use name and date of birth instead'));
    expect(textbox('Last name')).toHaveValue('Okafor');
  });

  it('D7: holds Restart, which drops what was typed; meanwhile nothing can be', async () => {
    await openKiosk();
    await userEvent.type(textbox('Last name'), 'Okafor');
    await userEvent.click(button('Restart'));
    expect(document.querySelector('main')).toHaveAttribute('inert');
    await startAppOnPage();
    expect(document.querySelector('[inert]')).toBeNull();
    await findHeading(WELCOME);
    expect(textbox('Last name')).toHaveValue('');
  });

  it('D7: drops what was typed when Restart is pressed, whatever the app then carries out', async () => {
    const root = await openKiosk();
    await userEvent.type(textbox('Last name'), 'Okafor');
    await userEvent.type(textbox('Date of birth'), '0514');
    await userEvent.click(button('Restart'));
    for (const name of ['Last name', 'Date of birth']) expect(textbox(name)).toHaveValue('');
    await userEvent.click(screen.getByRole('link', { name: 'Español' }));
    await startAppOnPage();
    await findHeading('Le damos la bienvenida a Lakeside Behavioral Health');
    expect(root.querySelector('input')).toHaveValue('');
  });

  it('§2: holds a press on a legal page, which opens in the app', async () => {
    await openKiosk();
    await userEvent.click(screen.getByRole('link', { name: 'Terms' }));
    await startAppOnPage();
    expect(await screen.findByRole('dialog', { name: 'Terms' })).toBeVisible();
  });

  it('§2: holds a press on a legal page also after the app has not loaded in time', async () => {
    await openKiosk();
    window.pageLoad?.firstView?.showNotLoaded();
    const link = screen.getByRole('link', { name: 'Terms' });
    await userEvent.click(link);
    expect(link).toHaveAttribute('aria-busy', 'true');
    await startAppOnPage();
    expect(await screen.findByRole('dialog', { name: 'Terms' })).toBeVisible();
  });

  it('D9: what was typed is taken away when nobody is there, and stored nowhere', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const root = await openKiosk('/kiosk/lakeside', '{"kioskIdleSeconds": 60}');
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .type(textbox('Last name'), 'Okafor');
    jest.advanceTimersByTime(59_000);
    expect(textbox('Last name')).toHaveValue('Okafor');
    jest.advanceTimersByTime(21_000);
    jest.useRealTimers();
    expect(root).toHaveTextContent('Loading…');
    expect(JSON.stringify(window.pageLoad)).not.toContain('Okafor');
    expect([localStorage, sessionStorage].map(({ length }) => length)).toEqual([0, 0]);
    await startAppOnPage();
    await findHeading(WELCOME);
    expect(textbox('Last name')).toHaveValue('');
  });

  it('D9: is hidden when it is left', async () => {
    await openKiosk();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(document.documentElement).toHaveProperty('hidden', true);
  });

  it('§2: sends no request that the app sends again', async () => {
    await openKiosk();
    await startAppOnPage();
    await act(settle);
    expect(world.requests.map(({ endpoint }) => endpoint).sort()).toEqual([
      'clinic',
      'kiosk-clinic',
    ]);
  });

  it('§2: is not shown for a clinic that there is not', async () => {
    await expectNotDrawn(await openFirstView('/kiosk/nowhere'));
    await startAppOnPage();
    expect(await screen.findByText(/Could not find clinic: nowhere/)).toBeVisible();
  });

  it('D2: is not shown if the clinic cannot be loaded', async () => {
    world.faults.failNext({ path: 'kiosk-clinic', kind: 'malformed' });
    await expectNotDrawn(await openFirstView('/kiosk/lakeside'));
  });

  it('§2: is not shown if it arrives after the app has loaded', async () => {
    const release = holdNextResponse(world, 'kiosk-clinic');
    await openFirstView('/kiosk/lakeside');
    await startAppOnPage();
    release();
    await findHeading(WELCOME);
    await act(settle);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
