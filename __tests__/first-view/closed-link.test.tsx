import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdNextResponse } from '../support/hold-next-response';
import { settle } from './expect-adopted';
import { sendFromOtherTab } from './fake-other-tab';
import { findHeading, openFirstView, startAppOnPage } from './open-first-view';
import { setupPageTests } from './setup-page-tests';

const world = setupPageTests();

const LINK = '/user/sam/assessments?context=sms&assessments=gad-7';
const CLOSED = 'This form was closed';
const getDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft '));
const radios = () => screen.queryAllByRole('radio', { name: 'Several days' });

/** Opens the first view of the link, and answers a question. */
async function openAndAnswer(): Promise<void> {
  await openFirstView(LINK);
  await findHeading('GAD-7');
  const [first] = radios();
  if (first === undefined) throw new Error('The page has no question.');
  await userEvent.click(first);
  expect(getDrafts()).toHaveLength(1);
}

describe('D3 a public link that is still loading', () => {
  it.each([
    ['its user signs out', { type: 'signed-out', userId: 'sam' }, /^You signed out/],
    ['another person signs in', { type: 'signed-in', userId: 'ben' }, /^Another person/],
  ])(
    'shows nothing any more when %s in another tab, and the app says why',
    async (_, message, text) => {
      await openAndAnswer();
      sendFromOtherTab(message);
      expect(radios()).toEqual([]);
      expect(getDrafts()).toEqual([]);
      expect(window.pageLoad).toMatchObject({ load: null, firstView: null });
      expect(window.pageLoad?.prefetched.size).toBe(0);
      await startAppOnPage();
      await findHeading(CLOSED);
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      expect(radios()).toEqual([]);
      expect(window.pageLoad?.ended).toBeNull();
    },
  );

  it('draws nothing when its user signs out before its questions have arrived', async () => {
    const release = holdNextResponse(world, 'assigned-assessments');
    await openFirstView(LINK);
    sendFromOtherTab({ type: 'signed-out', userId: 'sam' });
    release();
    await settle();
    expect(document.body).toHaveTextContent('Loading…');
    await startAppOnPage();
    await findHeading(CLOSED);
  });

  it('is closed when its user signs out while the app starts', async () => {
    await openAndAnswer();
    const started = startAppOnPage();
    sendFromOtherTab({ type: 'signed-out', userId: 'sam' });
    await started;
    await findHeading(CLOSED);
    expect(radios()).toEqual([]);
    expect(getDrafts()).toEqual([]);
  });

  it.each([
    { type: 'signed-in', userId: 'sam' },
    { type: 'signed-out', userId: 'ben' },
    { type: 'session-lost' },
  ])('stays, with its answers, on $type of $userId', async (message) => {
    await openAndAnswer();
    sendFromOtherTab(message);
    await startAppOnPage();
    await findHeading('GAD-7');
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
    expect(getDrafts()).toHaveLength(1);
    expect(window.pageLoad).toMatchObject({ home: null, load: null, firstView: null });
  });

  it('is hidden when the page is left, so that a copy of it does not show a user who has signed out', async () => {
    await openAndAnswer();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(document.documentElement).not.toBeVisible();
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(document.documentElement).toBeVisible();
  });
});
