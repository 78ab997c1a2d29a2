import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { CLICK_TIMEOUT_MS } from '../../src/first-view/click-queue';
import { startSandbox } from '../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../support/axe';
import { signInAs } from '../support/render-app';
import { expectAdopted } from './expect-adopted';
import { findHeading, openFirstView, startAppOnPage } from './open-first-view';

const world = startSandbox();
afterEach(() => {
  jest.useRealTimers();
  window.pageLoad?.firstView?.end();
  cleanup();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});

const LINK = '/user/ada/assessments?context=sms&assessments=phq-9,gad-7';
const NOT_LOADED = 'The rest of this page has not loaded. Check your connection, then try again.';
const KEPT = 'Your answers are kept in this tab.';
const LOST = 'Your answers cannot be kept here: they are lost if you leave or reload this page.';

/** Opens the questions of a link; the app does not load. Timers are those of the test from then on. */
async function openQuestions(url = LINK, block?: string): Promise<HTMLElement> {
  const root = await openFirstView(url, block);
  await findHeading('PHQ-9');
  jest.useFakeTimers();
  return root;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const answerFirst = (root: HTMLElement) =>
  fireEvent.click(within(root).getAllByRole('radio')[0] ?? root);
const alert = () => screen.queryByRole('alert');
/** What the message says, by paragraph. */
const getMessage = () => [...(alert()?.querySelectorAll('p') ?? [])].map((p) => p.textContent);
const safetyNet = () =>
  within(screen.getByRole('banner')).getByRole('link', { name: 'Safety Net' });

/** Clicks; returns false if the page prevents what the browser would do, which jsdom cannot. */
function isFollowed(link: HTMLElement): boolean {
  let isPrevented = true;
  const observe = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', observe, { once: true });
  fireEvent.click(link);
  return !isPrevented;
}

/** Whether the browser asks before the page is left. */
const asksBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('§8 first load: a press that needs the app, which does not load', () => {
  it('§8 first load: leads to a message within 10 s, with the crisis lines of the page', async () => {
    expect(CLICK_TIMEOUT_MS).toBeLessThan(10_000);
    await openQuestions();
    press('Next');
    jest.advanceTimersByTime(CLICK_TIMEOUT_MS - 1);
    expect(alert()).not.toBeInTheDocument();
    jest.advanceTimersByTime(1);
    expect(alert()).toHaveTextContent(NOT_LOADED);
    expect(screen.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-busy');
    const note = within(screen.getByRole('alert'));
    expect(note.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(note.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    jest.useRealTimers();
    await expectNoAxeViolations(document.body);
  });

  it('§8 first load: later presses do not put the message off', async () => {
    await openQuestions();
    press('Next');
    jest.advanceTimersByTime(CLICK_TIMEOUT_MS - 1);
    fireEvent.click(safetyNet());
    press('Next');
    jest.advanceTimersByTime(1);
    expect(alert()).toHaveTextContent(NOT_LOADED);
  });

  it('§8 first load: is not mentioned if it was carried out meanwhile', async () => {
    const root = await openQuestions();
    fireEvent.click(safetyNet());
    for (const group of within(root).getAllByRole('group'))
      fireEvent.click(within(group).getAllByRole('radio')[0] ?? group);
    press('Next');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('GAD-7');
    jest.advanceTimersByTime(CLICK_TIMEOUT_MS);
    expect(alert()).not.toBeInTheDocument();
  });

  it('§8 first load: from then on the browser follows links, and a button says again that it waits in vain', async () => {
    await openQuestions();
    expect(isFollowed(safetyNet())).toBe(false);
    jest.advanceTimersByTime(CLICK_TIMEOUT_MS);
    expect(safetyNet()).not.toHaveAttribute('aria-busy');
    expect(isFollowed(safetyNet())).toBe(true);
    const first = alert();
    press('Next');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-busy', 'true');
    jest.advanceTimersByTime(CLICK_TIMEOUT_MS);
    // A new element is announced.
    expect(alert()).toHaveTextContent(NOT_LOADED);
    expect(first).not.toBeInTheDocument();
  });

  it('D10: says that the answers are kept only where they are', async () => {
    const root = await openQuestions();
    press('Next');
    jest.advanceTimersByTime(CLICK_TIMEOUT_MS);
    expect(getMessage()).toEqual([NOT_LOADED]);
    answerFirst(root);
    press('Next');
    jest.advanceTimersByTime(CLICK_TIMEOUT_MS);
    expect(getMessage()).toEqual([NOT_LOADED, KEPT]);
    expect(asksBeforeLeaving()).toBe(false);
  });

  it.each([
    ['the deployment keeps no drafts', LINK, '{"drafts":"off"}'],
    ['it is a clinician’s device', LINK.replace('sms', 'clinician_app'), '{}'],
  ])(
    'D10: says that the answers cannot be kept, and asks before they are lost, if %s',
    async (...[, url, block]) => {
      const root = await openQuestions(url, block);
      expect(asksBeforeLeaving()).toBe(false);
      answerFirst(root);
      expect(asksBeforeLeaving()).toBe(true);
      press('Next');
      jest.advanceTimersByTime(CLICK_TIMEOUT_MS);
      expect(getMessage()).toEqual([NOT_LOADED, LOST]);
    },
  );

  it('D10: says that the answers cannot be kept if the storage refuses them', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    });
    const root = await openQuestions();
    answerFirst(root);
    press('Next');
    jest.advanceTimersByTime(CLICK_TIMEOUT_MS);
    expect(getMessage()).toEqual([NOT_LOADED, LOST]);
    jest.restoreAllMocks();
  });

  it('§8 first load: is not carried out when the app loads after all, and the message disappears', async () => {
    const root = await openQuestions();
    answerFirst(root);
    press('Next');
    jest.advanceTimersByTime(CLICK_TIMEOUT_MS);
    jest.useRealTimers();
    await expectAdopted(root);
    expect(alert()).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'There is a problem' })).not.toBeInTheDocument();
    expect(within(root).getAllByRole('radio')[0]).toBeChecked();
  });

  it('§8 first load: on the home page, too', async () => {
    signInAs(world, 'ada');
    await openFirstView('/');
    await findHeading('Hi, Ada');
    jest.useFakeTimers();
    const section = screen.getByRole('region', { name: 'Your Safety Net' });
    const dismiss = within(section).getByRole('button', { name: 'Dismiss' });
    fireEvent.click(dismiss);
    jest.advanceTimersByTime(CLICK_TIMEOUT_MS);
    expect(getMessage()).toEqual([NOT_LOADED]);
    expect(dismiss).not.toHaveAttribute('aria-busy');
    jest.useRealTimers();
    await startAppOnPage();
    await act(() => findHeading('Hi, Ada'));
    expect(alert()).not.toBeInTheDocument();
  });
});

describe('§8 first load: when the app could not be loaded', () => {
  it('§8 first load: the questions stay, with the answers, and the page says so at once', async () => {
    const root = await openQuestions();
    answerFirst(root);
    press('Next');
    window.dispatchEvent(new Event('load'));
    expect(alert()).toHaveTextContent(NOT_LOADED);
    expect(within(root).getAllByRole('radio')[0]).toBeChecked();
    expect(screen.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-busy');
    expect(isFollowed(safetyNet())).toBe(true);
  });
});
