import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { assignCheckIn, everyNodeModule } from '../support/check-in-module';
import { holdNextResponse } from '../support/hold-next-response';
import { signInAs } from '../support/render-app';
import { expectAdopted, settle } from './expect-adopted';
import { sendFromOtherTab } from './fake-other-tab';
import { findHeading, openFirstView, PAGE_CONTENT, startAppOnPage } from './open-first-view';
import { setupPageTests } from './setup-page-tests';

// In browsers with this property no script measures a text box.
Object.assign(document.documentElement.style, { fieldSizing: 'content' });

const world = setupPageTests();
const modules = [...world.checkInModules.values()];

type Options = { readonly query?: string; readonly block?: string; readonly state?: object };

/** Opens a check-in that is assigned to Ada, who is signed in. */
async function openCheckIn(
  id = everyNodeModule.id,
  { query = '', block, state }: Options = {},
): Promise<HTMLElement> {
  const module = world.checkInModules.get(id) ?? everyNodeModule;
  assignCheckIn(world, 'ada', module);
  signInAs(world, 'ada');
  return openFirstView(`/check-ins/${id}${query}`, block, state);
}

/** Waits until all that the first view depends on has arrived, and expects that it shows nothing. */
async function expectNoView(root: HTMLElement): Promise<void> {
  await settle();
  await settle();
  expect(root.innerHTML).toBe(PAGE_CONTENT);
  expect(window.pageLoad?.firstView).toBeNull();
}

const button = (name: string) => screen.getByRole('button', { name });
const words = () => screen.getByRole('textbox', { name: 'What was on your mind?' });
const radio = (name: string) => screen.getByRole('radio', { name });
const getDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft '));
/** The completed check-ins. */
const getSent = () =>
  (world.checkInScores.get('ada') ?? []).filter(({ moduleId }) => moduleId === everyNodeModule.id);

describe('the first view of a check-in', () => {
  it.each([...modules, everyNodeModule])(
    '§4, D9: shows $title as the app does, which takes over its elements',
    async ({ id, title }) => {
      const root = await openCheckIn(id);
      await findHeading(title);
      await expectAdopted(root);
      expect(button('Back')).toBeVisible();
    },
  );

  it('D12: is in the language of the page', async () => {
    const root = await openCheckIn('every-node', { query: '?lang=es' });
    await findHeading('Every node');
    await expectAdopted(root);
  });

  it('§4: takes answers of each kind, and the app continues with them and sends each once', async () => {
    const user = userEvent.setup();
    const root = await openCheckIn();
    await findHeading('Every node');
    await user.click(radio('At night'));
    await user.click(screen.getByRole('checkbox', { name: 'Worrying' }));
    await user.type(words(), 'Work');
    await user.click(radio('3'));
    await user.click(radio('Very much'));
    screen.getByRole('slider').focus();
    await user.keyboard('{End}');
    words().focus();
    await expectAdopted(root);
    expect(words()).toHaveFocus();
    await user.type(words(), ', mostly');
    await user.click(button('Submit'));
    await findHeading('Check in');
    expect(getSent()).toHaveLength(1);
    expect(JSON.stringify(getSent()[0])).toContain('Work, mostly');
    expect(getDrafts()).toEqual([]);
  });

  it('§4: goes from slider to slider, and the app continues on the same one', async () => {
    const user = userEvent.setup();
    const root = await openCheckIn('lifestyle');
    await findHeading('Lifestyle correlates');
    screen.getByRole('slider', { name: 'Energy' }).focus();
    await user.keyboard('{End}');
    await user.click(button('Next'));
    expect(screen.getByRole('slider', { name: 'Positivity' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await expectAdopted(root);
    expect(window.history.state).toMatchObject({ idx: 1, usr: { page: 1 } });
    await user.click(button('Back'));
    expect(await screen.findByRole('slider', { name: 'Energy' })).toHaveValue('2');
  });

  it('holds Submit, which the app carries out with all answers', async () => {
    const user = userEvent.setup();
    await openCheckIn();
    await findHeading('Every node');
    await user.click(radio('At night'));
    await user.click(button('Submit'));
    expect(getSent()).toHaveLength(0);
    await startAppOnPage();
    await findHeading('Check in');
    expect(getSent()).toHaveLength(1);
  });

  it('D9: holds Back, which the app asks about if there are answers', async () => {
    const user = userEvent.setup();
    await openCheckIn();
    await findHeading('Every node');
    await user.click(radio('At night'));
    await user.click(button('Back'));
    expect(button('Back')).toHaveAttribute('aria-busy', 'true');
    await startAppOnPage();
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await findHeading('Check in');
    expect(getDrafts()).toHaveLength(1);
  });

  it('sends no request that the app sends again', async () => {
    await openCheckIn();
    await findHeading('Every node');
    await startAppOnPage();
    const endpoints = world.requests.map(({ endpoint }) => endpoint);
    expect(endpoints).toEqual([...new Set(endpoints)]);
  });

  it('D10: keeps the answers for a reload; then only the app shows them', async () => {
    const user = userEvent.setup();
    await openCheckIn();
    await findHeading('Every node');
    await user.click(radio('At night'));
    expect(getDrafts()).toHaveLength(1);
    await expectNoView(await openCheckIn());
    await startAppOnPage();
    await findHeading('Every node');
    expect(screen.getByText('We kept your answers.')).toBeVisible();
    expect(radio('At night')).toBeChecked();
  });

  it('D10: says that the answers are kept if the app does not load', async () => {
    await openCheckIn();
    await findHeading('Every node');
    await userEvent.click(radio('At night'));
    act(() => window.pageLoad?.firstView?.showNotLoaded());
    expect(screen.getByRole('alert')).toHaveTextContent('Your answers are kept in this tab.');
  });

  it.each<[string, Options]>([
    ['on a later page', { state: { idx: 0, usr: { page: 1, firstPage: 1 } } }],
    ['with Back in the history', { state: { idx: 1 } }],
    ['where no answers are kept', { block: '{"drafts": "off"}' }],
    ['with a configuration error', { block: '{"flags": 1' }],
  ])('is left to the app %s', async (_, options) => {
    await expectNoView(await openCheckIn('every-node', options));
  });

  it('D10: is left to the app where storage is full or forbidden', async () => {
    const opening = openCheckIn();
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The storage is full.');
    });
    await expectNoView(await opening);
    expect(setItem).toHaveBeenCalled();
  });

  it('is not shown if no user is signed in, or if the check-in is not assigned', async () => {
    await expectNoView(await openFirstView('/check-ins/every-node'));
    signInAs(world, 'ada');
    await expectNoView(await openFirstView('/check-ins/no-such'));
    await startAppOnPage();
    await findHeading('Check in');
  });

  it.each(
    ['user-profiles', 'check-in-assigned'].flatMap((path) =>
      (['network', 'status', 'malformed', 'html'] as const).map((kind) => ({ path, kind })),
    ),
  )('is not shown if $path fails ($kind)', async ({ path, kind }) => {
    world.faults.failNext({ path, kind });
    await expectNoView(await openCheckIn());
  });

  it('is not shown if it arrives after the app has loaded', async () => {
    const release = holdNextResponse(world, 'user-profiles');
    await openCheckIn();
    await startAppOnPage();
    release();
    await findHeading('Every node');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it.each([
    [{ type: 'signed-out', userId: 'ada' }, 0],
    [{ type: 'signed-in', userId: 'cora', isResumed: false }, 0],
    [{ type: 'session-lost' }, 1],
  ])(
    'D3, D10: is removed when the session ends in another tab: %j; then %d drafts are left',
    async (message, count) => {
      const root = await openCheckIn();
      await findHeading('Every node');
      await userEvent.click(radio('At night'));
      localStorage.clear();
      sendFromOtherTab(message);
      await expectNoView(root);
      expect(getDrafts()).toHaveLength(count);
      await startAppOnPage();
      await findHeading('Log in');
      expect(getDrafts()).toHaveLength(count);
    },
  );

  it('D3: is replaced by that of the user who has signed in meanwhile', async () => {
    await openCheckIn();
    await findHeading('Every node');
    const before = words();
    assignCheckIn(world, 'ben', everyNodeModule);
    signInAs(world, 'ben');
    await userEvent.click(radio('At night'));
    await startAppOnPage();
    await findHeading('Every node');
    expect(before).not.toBeInTheDocument();
    await waitFor(() => expect(radio('At night')).not.toBeChecked());
    expect(getDrafts()).toEqual([]);
  });

  it('D10: a session that is lost before the app starts leaves the answers for the same user', async () => {
    await openCheckIn();
    await findHeading('Every node');
    await userEvent.click(radio('At night'));
    localStorage.clear();
    world.sessions.open.clear();
    await startAppOnPage();
    await findHeading('Log in');
    expect(getDrafts()).toHaveLength(1);
  });

  it('D10: names answers that do not fit the questions which the app has loaded', async () => {
    await openCheckIn();
    await findHeading('Every node');
    await userEvent.click(radio('At night'));
    // With another token the app loads it again.
    signInAs(world, 'ada');
    world.checkInModules.set('every-node', {
      ...everyNodeModule,
      nodes: everyNodeModule.nodes.filter(({ id }) => id !== 'one'),
    });
    await startAppOnPage();
    expect(await screen.findByText(/changed since/)).toBeVisible();
    expect(getSent()).toEqual([]);
  });

  it('D9: keeps its elements if another tab with unsent answers is heard before the app takes over', async () => {
    await openCheckIn();
    await findHeading('Every node');
    await userEvent.type(words(), 'Work');
    // Another tab answers the flow, which asks when it starts.
    jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation((message: object) => {
      const reply = { ...message, type: 'unsent', isUnsent: true };
      if ('type' in message && message.type === 'opened')
        queueMicrotask(() => sendFromOtherTab(reply));
    });
    await startAppOnPage();
    expect(await screen.findByText('You have unsent answers in another tab.')).toBeVisible();
    expect(words()).toHaveFocus();
    expect(words()).toHaveValue('Work');
  });

  it('D10: keeps the answers if the app has loaded the questions in another order', async () => {
    const user = userEvent.setup();
    await openCheckIn('lifestyle');
    await findHeading('Lifestyle correlates');
    screen.getByRole('slider', { name: 'Energy' }).focus();
    await user.keyboard('{End}');
    signInAs(world, 'ada');
    const module = world.checkInModules.get('lifestyle') ?? everyNodeModule;
    world.checkInModules.set('lifestyle', { ...module, nodes: module.nodes.toReversed() });
    await startAppOnPage();
    while (screen.queryByRole('slider', { name: 'Energy' }) === null)
      await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(screen.getByRole('slider', { name: 'Energy' })).toHaveValue('2');
  });

  it('D3: leaves nothing of the user in window once the app has taken over', async () => {
    const root = await openCheckIn();
    await findHeading('Every node');
    await expectAdopted(root);
    expect(window.pageLoad).toMatchObject({ member: null, load: null, firstView: null });
    expect(window.pageLoad?.prefetched.size).toBe(0);
  });
});
