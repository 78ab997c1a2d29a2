import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdNextResponse } from '../support/hold-next-response';
import { signInAs } from '../support/render-app';
import { expectAdopted, expectNotDrawn, settle } from './expect-adopted';
import { sendFromOtherTab } from './fake-other-tab';
import { findHeading, openFirstView, startAppOnPage } from './open-first-view';
import { setupPageTests } from './setup-page-tests';

const world = setupPageTests();

/** Opens the home page of a signed-in user. */
async function openHome(userId = 'ada', query = ''): Promise<HTMLElement> {
  signInAs(world, userId);
  return openFirstView(`/${query}`);
}

describe('the first view of the home page', () => {
  // The first test: later ones have the listeners of the apps before.
  it('D3: is hidden when the page is left, so that the browser’s copy of the page does not show it', async () => {
    await openHome();
    const heading = await findHeading('Hi, Ada');
    window.dispatchEvent(new Event('pagehide'));
    expect(document.documentElement).not.toBeVisible();
    window.dispatchEvent(new Event('pageshow'));
    expect(heading).toBeVisible();
  });

  it.each([
    ['a patient', 'ada', 'Hi, Ada'],
    ['a patient without assessments', 'cora', 'Hi, Cora'],
    ['a participant', 'sams-mother', 'Hi, Rosa'],
  ])('§2: is what the app shows %s, which takes over its elements', async (_, userId, name) => {
    const root = await openHome(userId);
    await findHeading(name);
    await expectAdopted(root);
  });

  it('D12: is in the language of the page', async () => {
    const root = await openHome('ada', '?lang=es');
    await findHeading('Hola, Ada');
    await expectAdopted(root);
  });

  it('§2: has no safety net that was dismissed before', async () => {
    world.dismissedSafetyNets.add('ada');
    const root = await openHome();
    await findHeading('Hi, Ada');
    expect(safetyNet()).not.toBeInTheDocument();
    await expectAdopted(root);
  });

  it('keeps that the prompt to use the app has been dismissed', async () => {
    const root = await openHome();
    await findHeading('Hi, Ada');
    const prompt = screen.getByRole('complementary', { name: 'App' });
    await userEvent.click(within(prompt).getByRole('button', { name: 'Dismiss' }));
    expect(prompt).not.toBeInTheDocument();
    await expectAdopted(root);
    expect(screen.queryByRole('complementary', { name: 'App' })).not.toBeInTheDocument();
  });

  it('sends no request that the app sends again', async () => {
    await openHome();
    await findHeading('Hi, Ada');
    expect(screen.getByRole('link', { name: 'How is today going?' })).toBeVisible();
    await startAppOnPage();
    await screen.findByRole('link', { name: 'How is today going?' });
    const endpoints = world.requests.map(({ endpoint }) => endpoint);
    expect(endpoints).toEqual([...new Set(endpoints)]);
  });

  it('§2: has no check-in without an assigned one', async () => {
    world.assignedCheckIns.set('ada', []);
    const root = await openHome();
    await findHeading('Hi, Ada');
    expect(screen.queryByRole('region', { name: 'Today’s check-in' })).not.toBeInTheDocument();
    await expectAdopted(root);
  });

  it.each(['network', 'status', 'html'] as const)(
    'shows that check-ins which cannot be loaded are loading (%s), and leaves them to the app',
    async (kind) => {
      world.faults.failNext({ path: 'check-ins-assigned-v2', kind });
      await openHome();
      await findHeading('Hi, Ada');
      const today = screen.getByRole('region', { name: 'Today’s check-in' });
      expect(within(today).getByRole('status')).toHaveTextContent('Loading…');
      const list = screen.getByRole('link', { name: 'GAD-7' });
      await startAppOnPage();
      expect(list).toBeInTheDocument();
    },
  );

  it('holds a press on a link, which the app follows', async () => {
    await openHome();
    await findHeading('Hi, Ada');
    const link = screen.getByRole('link', { name: 'GAD-7' });
    await userEvent.click(screen.getByRole('link', { name: 'Check-In' }));
    // The last press counts.
    await userEvent.click(link);
    expect(link).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('link', { name: 'Check-In' })).not.toHaveAttribute('aria-busy');
    await startAppOnPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'GAD-7' })).toBeVisible();
  });

  it('§7: holds a press that dismisses the safety net, which the app carries out', async () => {
    await openHome();
    await findHeading('Hi, Ada');
    const dismiss = within(safetyNet() ?? document.body).getByRole('button', { name: 'Dismiss' });
    await userEvent.click(dismiss);
    expect(dismiss).toHaveAttribute('aria-busy', 'true');
    expect(world.requests.map(({ endpoint }) => endpoint)).not.toContain('dismiss-safety-net');
    await startAppOnPage();
    await waitFor(() => expect(safetyNet()).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'To Do' })).toHaveFocus();
  });

  it('is not shown if no user is signed in', async () => {
    const root = await openFirstView('/');
    await expectNotDrawn(root);
    await startAppOnPage();
    await findHeading('Log in');
  });

  it.each(
    ['user-profiles', 'public-user', 'assigned-assessments'].flatMap((path) =>
      (['network', 'status', 'malformed', 'html'] as const).map((kind) => ({ path, kind })),
    ),
  )('is not shown if $path fails ($kind)', async ({ path, kind }) => {
    world.faults.failNext({ path, kind });
    await expectNotDrawn(await openHome());
  });

  it('is not shown if it arrives after the app has loaded', async () => {
    const release = holdNextResponse(world, 'assigned-assessments');
    await openHome();
    await startAppOnPage();
    release();
    await findHeading('Hi, Ada');
    await act(settle);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(window.pageLoad?.firstView).toBeNull();
  });

  it.each([
    { type: 'signed-out' },
    { type: 'session-lost' },
    { type: 'signed-in', userId: 'cora' },
  ])(
    'D3: is removed when the session ends in another tab: $type; the app finds out who is signed in',
    async (message) => {
      const root = await openHome();
      await findHeading('Hi, Ada');
      localStorage.clear();
      sendFromOtherTab(message);
      await expectNotDrawn(root);
      await startAppOnPage();
      await findHeading('Log in');
    },
  );

  it('D3: leaves nothing of the user in window once the app has taken over', async () => {
    const root = await openHome();
    await findHeading('Hi, Ada');
    expect(await window.pageLoad?.home).toMatchObject({ profiles: { profiles: [{}] } });
    await expectAdopted(root);
    await screen.findByRole('link', { name: 'How is today going?' });
    expect(window.pageLoad).toMatchObject({ home: null, load: null, firstView: null });
    expect(window.pageLoad?.prefetched.size).toBe(0);
  });

  it.each([{ type: 'signed-out' }, { type: 'signed-in', userId: 'cora' }])(
    'D3: uses no session that was prefetched before: $type',
    async (message) => {
      const release = holdNextResponse(world, 'user-profiles');
      const root = await openHome();
      await waitFor(() => expect(window.pageLoad?.prefetched.size).toBe(1));
      localStorage.clear();
      sendFromOtherTab(message);
      release();
      await expectNotDrawn(root);
      expect(window.pageLoad).toMatchObject({ home: null, load: null });
      expect(window.pageLoad?.prefetched.size).toBe(0);
      expect(world.requests.map(({ endpoint }) => endpoint)).not.toContain('public-user');
      await startAppOnPage();
      await findHeading('Log in');
    },
  );

  it('stays when the same user opens another tab, and is no longer removed once the app is there', async () => {
    const root = await openHome();
    await findHeading('Hi, Ada');
    sendFromOtherTab({ type: 'signed-in', userId: 'ada' });
    await expectAdopted(root);
    sendFromOtherTab({ type: 'signed-in', userId: 'ada' });
    expect(screen.getByRole('heading', { level: 1, name: 'Hi, Ada' })).toBeVisible();
  });

  it('D3: is the app’s once that has taken over, also when the session then ends', async () => {
    const root = await openHome();
    await findHeading('Hi, Ada');
    await expectAdopted(root);
    localStorage.clear();
    act(() => sendFromOtherTab({ type: 'session-lost' }));
    await findHeading('Log in');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('is replaced if another user has signed in meanwhile', async () => {
    const root = await openHome();
    const heading = await findHeading('Hi, Ada');
    signInAs(world, 'cora');
    await startAppOnPage();
    expect(heading).not.toBeInTheDocument();
    await findHeading('Hi, Cora');
    expect(root).not.toHaveTextContent('Ada');
  });

  it('D3: is replaced by the login page, which says why, if another tab has signed out meanwhile', async () => {
    const root = await openHome();
    await findHeading('Hi, Ada');
    localStorage.clear();
    sendFromOtherTab({ type: 'signed-out', userId: 'ada' });
    expect(root).not.toHaveTextContent('Ada');
    await startAppOnPage();
    await findHeading('Log in');
    expect(await screen.findByText('You signed out in another tab.')).toBeVisible();
  });

  it('D3: is replaced by the home page if the user has signed out and in again meanwhile', async () => {
    const root = await openHome();
    await findHeading('Hi, Ada');
    sendFromOtherTab({ type: 'signed-out', userId: 'ada' });
    sendFromOtherTab({ type: 'signed-in', userId: 'ada', isResumed: false });
    expect(root).not.toHaveTextContent('Ada');
    await startAppOnPage();
    await findHeading('Hi, Ada');
  });

  it('is replaced if the user has signed out meanwhile', async () => {
    const root = await openHome();
    await findHeading('Hi, Ada');
    localStorage.clear();
    await startAppOnPage();
    await findHeading('Log in');
    expect(root).not.toHaveTextContent('Ada');
  });
});

const safetyNet = () => screen.queryByRole('region', { name: 'Your Safety Net' });

describe('the style sheets of the home page', () => {
  /** Adds the link of a style sheet that loads when it is told to. */
  function addLink(): HTMLLinkElement {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    document.head.append(link);
    return link;
  }

  it('are waited for', async () => {
    const link = addLink();
    const root = await openHome();
    await expectNotDrawn(root);
    link.dispatchEvent(new Event('load'));
    await findHeading('Hi, Ada');
  });

  it('leave the page to the app if one cannot be loaded', async () => {
    const link = addLink();
    const root = await openHome();
    await settle();
    link.dispatchEvent(new Event('error'));
    // As the prefetch does, which has added it.
    link.remove();
    await expectNotDrawn(root);
    await startAppOnPage();
    await findHeading('Hi, Ada');
  });
});
