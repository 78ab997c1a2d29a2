import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { createIntakeDocumentLoader } from '../../../src/app/router/intake-document';
import { createRouter } from '../../../src/lib/router/create-router';

/** A router whose document was loaded at the last of `entries`. */
function createTestRouter(entries: string[], flush = () => Promise.resolve()) {
  const history = createMemoryHistory({ initialEntries: entries });
  const location = { assign: jest.fn(), replace: jest.fn(), reload: jest.fn() };
  const loadDocument = createIntakeDocumentLoader({
    firstPathname: history.location.pathname,
    location,
    flush,
  });
  const router = createRouter(history, () => undefined, loadDocument);
  const path = () => router.getState()?.location.pathname;
  return { ...router, location, path };
}

const nextTick = () => new Promise(process.nextTick);

describe('§8 payment: the intake is entered by loading its document, whose policy allows the card form', () => {
  it('§8 payment: a link loads /intake and its query, and keeps the screen meanwhile', async () => {
    const { navigator, location, path, isNavigating } = createTestRouter(['/']);
    navigator.push('/intake?code=abc');
    await nextTick();
    expect(location.assign).toHaveBeenCalledWith('/intake?code=abc');
    expect([path(), isNavigating()]).toEqual(['/', false]);
  });

  it('§8 payment: a redirect replaces the page, once the session is stored', async () => {
    let finishFlush: () => void = () => undefined;
    const flushing = new Promise<void>((resolve) => (finishFlush = resolve));
    const { navigator, location } = createTestRouter(['/magic-link'], () => flushing);
    navigator.replace('/intake');
    await nextTick();
    expect(location.replace).not.toHaveBeenCalled();
    finishFlush();
    await nextTick();
    expect(location.replace).toHaveBeenCalledWith('/intake');
  });

  it('§8 payment: a session that cannot be stored does not keep a person from the intake', async () => {
    const { navigator, location } = createTestRouter(['/'], () =>
      Promise.reject(new Error('full')),
    );
    navigator.push('/intake');
    await nextTick();
    expect(location.assign).toHaveBeenCalledTimes(1);
  });

  it('§8 payment: Back to the intake in a document of another page loads it again', async () => {
    const { navigator, location } = createTestRouter(['/intake', '/']);
    navigator.go(-1);
    await nextTick();
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    [['/intake'], '/intake/completed'],
    [['/intake/expired-link'], '/intake'],
    [['/'], '/settings'],
    [['/'], '/intake-notes'],
  ])('§8 payment: from %j, %s needs no other document', async (entries, to) => {
    const { navigator, location, path } = createTestRouter(entries);
    navigator.push(to);
    await nextTick();
    expect(path()).toBe(to);
    expect(location.assign).not.toHaveBeenCalled();
  });
});
