import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeAssignment } from '../../src/qa/sandbox/world/assignments';
import { SESSION_STORAGE_KEY, toStoredSession } from '../../src/state/stored-session';
import { toPlainText } from '../../src/lib/text/plain-text';
import { expectAdopted, expectNotDrawn, settle } from './expect-adopted';
import { findHeading, openFirstView, startAppOnPage } from './open-first-view';
import { setupPageTests } from './setup-page-tests';

// In browsers with this property no script measures a text box.
Object.assign(document.documentElement.style, { fieldSizing: 'content' });

const world = setupPageTests();

const LINK = '/user/ada/assessments?context=sms&assessments=phq-9,gad-7';

/** Stores the session of a magic link. */
function storeSession(): void {
  const tokens = { accessToken: 'stored', refreshToken: 'refresh' };
  const session = toStoredSession({
    kind: 'magic-link',
    magicCode: 'a-code',
    storedAt: Date.now(),
    ...tokens,
  });
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ current: JSON.stringify(session) }));
}

/** Holds all responses of a path until the returned function is called. */
function holdResponses(path: string): () => void {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  world.faults.failNext({ path, kind: 'late', until, times: 2 });
  return release;
}

describe('the first view', () => {
  it.each([...world.instruments.values()].filter(({ id }) => id !== 'long-1000'))(
    '§4: shows $name as the app does, which takes over its elements',
    async ({ id, name }) => {
      const root = await openFirstView(
        `/user/tess/assessments?context=clinician_app&assessments=${id}`,
      );
      await findHeading(toPlainText(name));
      await expectAdopted(root);
    },
  );

  it.each([
    ['a participant', '/user/sams-mother/assessments?context=email', 'Sleep and habits'],
    ['several assessments', LINK, 'PHQ-9'],
    ['a link without ids', '/user/ada/assessments?context=manual_sms', 'PHQ-9'],
  ])('§4: is the same for %s', async (_, url, name) => {
    const root = await openFirstView(url);
    await findHeading(name);
    await expectAdopted(root);
  });

  it('§4, §5: takes answers as the app does, which continues with them', async () => {
    const user = userEvent.setup();
    const root = await openFirstView('/user/quinn/assessments?context=sms');
    await findHeading('Sleep and habits');
    const [first, ...others] = screen.getAllByRole('checkbox');
    const override = others.at(-1);
    if (first === undefined || override === undefined) throw new Error('There is no checkbox.');
    await user.click(first);
    await user.click(screen.getAllByRole('radio')[0] ?? first);
    const [number] = screen.getAllByRole('spinbutton');
    const [text] = screen.getAllByRole('textbox');
    if (number === undefined || text === undefined) throw new Error('There is no text box.');
    await user.type(number, '7');
    await user.keyboard('{ArrowUp}');
    await user.type(text, 'More sleep');
    expect(number).toHaveValue('8');
    await expectAdopted(root);
    expect(first).toBeChecked();
    expect(number).toHaveValue('8');
    expect(text).toHaveValue('More sleep');
    expect(text).toHaveFocus();
    await user.type(text, ', please');
    expect(text).toHaveValue('More sleep, please');
  });

  it('keeps what the browser fills in', async () => {
    const root = await openFirstView('/user/quinn/assessments?context=sms');
    await findHeading('Sleep and habits');
    const [text] = screen.getAllByRole('textbox');
    if (text === undefined) throw new Error('There is no text box.');
    // A browser sets the value itself, then sends the event of one that was typed.
    fireEvent.input(text, { target: { value: 'Sleep' } });
    await expectAdopted(root);
    await userEvent.type(text, ' more');
    expect(text).toHaveValue('Sleep more');
  });

  it('draws a long page in slices; the app hydrates all of it, even if it has loaded before all is drawn', async () => {
    const root = await openFirstView('/user/lena/assessments?context=sms&assessments=long-100');
    await screen.findByRole('heading', { name: 'Long form (100 questions)' });
    const [first] = screen.getAllByRole('radio');
    expect(screen.getAllByRole('group').length).toBeLessThan(100);
    if (first !== undefined) await userEvent.click(first);
    await startAppOnPage();
    expect(screen.getAllByRole('group')).toHaveLength(100);
    expect(root.querySelectorAll('.deferred')).toHaveLength(0);
    expect(first).toBeChecked();
    expect(first).toBeInTheDocument();
  });

  it('draws the start of a page first; the app hydrates all of it, even if it has loaded before the rest', async () => {
    const root = await openFirstView('/user/lena/assessments?context=sms&assessments=long-10');
    await screen.findByRole('heading', { name: 'Long form (10 questions)' });
    expect(screen.getAllByRole('group')).toHaveLength(3);
    window.pageLoad?.firstView?.end();
    expect(screen.getAllByRole('group')).toHaveLength(10);
    expect(root.querySelector('[data-partial]')).toBeNull();
  });

  it('leaves its elements without listeners and effects, so that nothing of it stays in memory', async () => {
    const listens = jest.spyOn(window, 'addEventListener');
    const endsListening = jest.spyOn(window, 'removeEventListener');
    const root = await openFirstView(LINK);
    await findHeading('PHQ-9');
    const { innerHTML } = root;
    const elements = [root, ...root.querySelectorAll('*')];
    window.pageLoad?.firstView?.end();
    await settle();
    // The controls of a form are numbered properties of it.
    const keys = elements.flatMap((element) => Object.keys(element));
    expect(keys.filter((key) => !/^\d+$/.test(key))).toEqual([]);
    const getTypes = ({ mock }: typeof listens) =>
      mock.calls.map(([type]) => type).filter((type) => /print|popstate|unload/.test(type));
    expect(getTypes(endsListening).toSorted()).toEqual(getTypes(listens).toSorted());
    expect(root.innerHTML).toBe(innerHTML);
    expect([root, ...root.querySelectorAll('*')]).toEqual(elements);
    jest.restoreAllMocks();
  });

  it('holds a press that needs the app, and the app carries it out', async () => {
    const user = userEvent.setup();
    await openFirstView(LINK);
    await findHeading('PHQ-9');
    const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Safety Net' });
    await user.click(link);
    expect(link).toHaveAttribute('aria-busy', 'true');
    // The last press counts.
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(link).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-busy', 'true');
    await startAppOnPage();
    expect(await screen.findByRole('heading', { name: 'There is a problem' })).toHaveFocus();
    expect(window.location.pathname).toBe('/user/ada/assessments');
  });

  it.each([
    ['it is a kiosk', '/user/ada/assessments?context=kiosk'],
    ['it is a kiosk, by an encoded link', '/user/ada/assessments?context=%6Biosk'],
    ['the user id cannot be decoded', '/user/%E0%A4%A/assessments?context=sms'],
    ['consent is asked for', '/user/devi/assessments?context=sms'],
    ['it is another page of a public link', '/user/ada/safety-net'],
    ['it is another page', '/forgot-password'],
  ])('shows nothing if %s', async (_, url) => {
    await expectNotDrawn(await openFirstView(url));
  });

  it.each(['{', '[]', 'null', '{"flags": 1}', '{"extraHeaders": 1}'])(
    'D1: shows nothing with the configuration %s',
    async (block) => {
      await expectNotDrawn(await openFirstView(LINK, block));
    },
  );

  it('D10: shows nothing if there is a draft, which only the app restores', async () => {
    sessionStorage.setItem('draft ["assessments","ada","phq-9","gad-7"]', '{}');
    await expectNotDrawn(await openFirstView(LINK));
  });

  it.each(
    ['public-user', 'consent-info', 'birthday-verification-status', 'assessments'].flatMap((path) =>
      (['network', 'status', 'malformed', 'html'] as const).map((kind) => ({ path, kind })),
    ),
  )('shows nothing if $path fails ($kind); the app then shows why', async ({ path, kind }) => {
    world.faults.failNext({ path, kind });
    await expectNotDrawn(await openFirstView(LINK));
  });

  it('shows nothing if the assigned list fails; the app then shows why', async () => {
    world.faults.failNext({ path: 'assigned-assessments', kind: 'network' });
    await expectNotDrawn(await openFirstView(LINK));
  });

  it('shows nothing that arrives after the app has loaded', async () => {
    const release = holdResponses('public-user');
    const root = await openFirstView(LINK);
    await startAppOnPage();
    release();
    await findHeading('PHQ-9');
    await act(settle);
    expect(within(root).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(window.pageLoad?.firstView).toBeNull();
  });

  it('§4: starts with the first assessment that can be taken', async () => {
    const clock = world.clock;
    world.assignments.set('ada', [
      makeAssignment(clock, 'ada', 'phq-9', 7),
      makeAssignment(clock, 'ada', 'gad-7', -1),
    ]);
    const root = await openFirstView(LINK);
    await findHeading('GAD-7');
    await expectAdopted(root);
  });

  it('does not depend on a session that starts in another tab meanwhile', async () => {
    const root = await openFirstView(LINK);
    await findHeading('PHQ-9');
    storeSession();
    await expectAdopted(root);
  });

  it('works without storage', async () => {
    const forbid = () => {
      throw new DOMException('Storage is forbidden.', 'SecurityError');
    };
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbid);
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(forbid);
    const root = await openFirstView(LINK);
    await findHeading('PHQ-9');
    await userEvent.click(screen.getAllByRole('radio')[0] ?? root);
    await expectAdopted(root);
    expect(screen.getAllByRole('radio')[0]).toBeChecked();
    jest.restoreAllMocks();
  });

  it('is not shown once the app is there', async () => {
    const root = await openFirstView(LINK);
    await startAppOnPage();
    await findHeading('PHQ-9');
    await act(settle);
    expect(window.pageLoad?.firstView).toBeNull();
    expect(within(root).getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('is replaced if the app’s first screen is another one', async () => {
    await openFirstView(LINK);
    await findHeading('PHQ-9');
    // The responses that the app would use are lost, and by now nothing is assigned.
    window.pageLoad?.prefetched.clear();
    world.assignments.set('ada', []);
    await startAppOnPage();
    await findHeading('This link is no longer available');
  });
});
