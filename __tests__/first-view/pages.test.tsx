import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredDraft } from '../../src/state/drafts/draft';
import { toPlainText } from '../../src/lib/text/plain-text';
import { expectAdopted } from './expect-adopted';
import { findHeading, openFirstView, startAppOnPage } from './open-first-view';
import { setupPageTests } from './setup-page-tests';

// In browsers with this property no script measures a text box.
Object.assign(document.documentElement.style, { fieldSizing: 'content' });

const world = setupPageTests();

const LINK = '/user/ada/assessments?context=sms&assessments=phq-9,gad-7';

const getHeading = () => screen.getByRole('heading', { level: 1 });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Answers every question of the page that can be answered. */
function answerAll(root: HTMLElement): void {
  for (const group of within(root).getAllByRole('group')) {
    const [choice] = group.querySelectorAll<HTMLInputElement>(
      'input[type="radio" i], input[type="checkbox"]',
    );
    if (choice !== undefined) fireEvent.click(choice);
    const [text] = group.querySelectorAll('input[inputmode], textarea');
    if (text !== undefined) fireEvent.input(text, { target: { value: '3' } });
  }
}

const countChecked = () => screen.getAllByRole('radio', { checked: true }).length;

/** What is kept of the answers to the assessments of the link. */
const readDraft = () =>
  JSON.parse(
    sessionStorage.getItem('draft ["assessments","ada","phq-9","gad-7"]') ?? 'null',
  ) as StoredDraft | null;

/** The router's state of the current history entry. */
const getEntry = () => window.history.state as { readonly idx: number; readonly usr: unknown };

/** Goes back or forward in the history; resolves when the browser has. */
async function go(by: number): Promise<void> {
  const popped = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  window.history.go(by);
  await act(() => popped);
}

async function openSecondPage(): Promise<HTMLElement> {
  const root = await openFirstView(LINK);
  await findHeading('PHQ-9');
  answerAll(root);
  press('Next');
  expect(getHeading()).toHaveTextContent('GAD-7');
  return root;
}

describe('§4: Next in the first view', () => {
  it.each([...world.instruments.values()].filter(({ id }) => !id.startsWith('long-100')))(
    'goes from $name to the next page as the app does, which takes over its elements',
    async ({ id, name }) => {
      const next = id === 'gad-7' ? 'phq-9' : 'gad-7';
      const root = await openFirstView(
        `/user/tess/assessments?context=clinician_app&assessments=${id},${next}`,
      );
      await findHeading(toPlainText(name));
      await waitFor(() => expect(root.querySelectorAll('.deferred')).toHaveLength(0));
      answerAll(root);
      press('Next');
      expect(getHeading()).toHaveTextContent(next.toUpperCase());
      await expectAdopted(root);
      expect(getHeading()).toHaveTextContent(next.toUpperCase());
      await go(-1);
      expect(getHeading()).toHaveTextContent(toPlainText(name));
      press('Next');
      expect(getHeading()).toHaveTextContent(next.toUpperCase());
    },
  );

  it('starts the page at the top, with its title, the focus on its heading, and an entry in the history', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
    await openSecondPage();
    await waitFor(() => expect(getHeading()).toHaveFocus());
    expect(document.title).toBe('GAD-7 · Stillwater');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    expect(screen.getByText('Assessment 2 of 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeInTheDocument();
    expect(getEntry()).toMatchObject({ idx: 1, usr: { page: 1, firstPage: 0 } });
    scrollTo.mockRestore();
  });

  it('keeps the answers of all pages, which the app sends', async () => {
    const root = await openSecondPage();
    answerAll(root);
    await expectAdopted(root);
    expect(countChecked()).toBe(7);
    press('Submit');
    await findHeading('Assessments completed!');
    expect(world.submissions).toHaveLength(1);
    expect(world.submissions[0]?.assessments.map(({ answers }) => answers.length)).toEqual([10, 7]);
  });

  it.each([
    ['Back', () => Promise.resolve(press('Back'))],
    ['the browser’s Back', () => go(-1)],
  ])('%s and Forward return to a page, before the app has loaded and after', async (_, goBack) => {
    const root = await openSecondPage();
    const [radio] = screen.getAllByRole('radio');
    if (radio !== undefined) fireEvent.click(radio);
    await goBack();
    await findHeading('PHQ-9');
    expect(countChecked()).toBe(10);
    await go(1);
    expect(getHeading()).toHaveTextContent('GAD-7');
    expect(countChecked()).toBe(1);
    await goBack();
    await findHeading('PHQ-9');
    await expectAdopted(root);
    press('Next');
    await findHeading('GAD-7');
    expect(countChecked()).toBe(1);
    await goBack();
    await findHeading('PHQ-9');
    expect(getEntry().idx).toBe(0);
  });

  it('keeps an answer of the next page when one of this page has been cleared since', async () => {
    const root = await openSecondPage();
    answerAll(root);
    await go(-1);
    const [first] = screen.getAllByRole('button', { name: /^Clear answer/ });
    if (first !== undefined) fireEvent.click(first);
    expect(countChecked()).toBe(9);
    await expectAdopted(root);
    expect(countChecked()).toBe(9);
    answerAll(root);
    press('Next');
    await findHeading('GAD-7');
    expect(countChecked()).toBe(7);
  });

  it('replaces a press that was held before', async () => {
    const root = await openFirstView(LINK);
    await findHeading('PHQ-9');
    const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Safety Net' });
    await userEvent.click(link);
    expect(link).toHaveAttribute('aria-busy', 'true');
    answerAll(root);
    press('Next');
    expect(link).not.toHaveAttribute('aria-busy');
    await startAppOnPage();
    expect(window.location.pathname).toBe('/user/ada/assessments');
    expect(getHeading()).toHaveTextContent('GAD-7');
  });

  it('gives up a held Submit when Back leaves its page', async () => {
    const root = await openSecondPage();
    answerAll(root);
    press('Submit');
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
    await go(-1);
    expect(screen.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-busy');
    await expectAdopted(root);
    expect(getHeading()).toHaveTextContent('PHQ-9');
    expect(world.submissions).toEqual([]);
  });

  it('D10: answers and page are kept for a reload, before the app has loaded and after', async () => {
    await openSecondPage();
    const kept = readDraft();
    expect(kept).toMatchObject({ userId: 'ada', page: 1 });
    expect(Object.keys(kept?.answers['phq-9'] ?? {})).toHaveLength(10);
    await startAppOnPage();
    expect(readDraft()).toMatchObject({ page: 1, answers: kept?.answers ?? {} });
    expect(screen.queryByText('We kept your answers.')).not.toBeInTheDocument();
    await openFirstView(LINK);
    await startAppOnPage();
    await findHeading('GAD-7');
    expect(screen.getByText('We kept your answers.')).toBeInTheDocument();
  });

  it.each([
    ['the deployment keeps no drafts', LINK, '{"drafts":"off"}'],
    ['a clinician’s device', LINK.replace('sms', 'clinician_app'), '{}'],
  ])('D10: nothing is kept: %s', async (_, url, block) => {
    const root = await openFirstView(url, block);
    await findHeading('PHQ-9');
    answerAll(root);
    expect(countChecked()).toBe(10);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
