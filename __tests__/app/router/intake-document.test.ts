import { createIntakeDocumentLoader } from '../../../src/app/router/intake-document';

/** The loader of a document that was loaded at `firstPathname`. */
function createLoader(firstPathname: string, flush = () => Promise.resolve()) {
  const reload = jest.fn();
  const replacePath = jest.fn();
  const load = createIntakeDocumentLoader({ firstPathname, reload, replacePath, flush });
  return { reload, replacePath, load };
}

const nextTick = () => new Promise(process.nextTick);

describe('§8 payment: the intake is entered by loading its document, whose policy allows the card form', () => {
  it('§8 payment: loads the document of the intake once the session is stored', async () => {
    let finishFlush: () => void = () => undefined;
    const flushing = new Promise<void>((resolve) => (finishFlush = resolve));
    const { load, reload } = createLoader('/magic-link', () => flushing);
    expect(load('/intake')).toBe(true);
    await nextTick();
    expect(reload).not.toHaveBeenCalled();
    finishFlush();
    await nextTick();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('§8 payment: a session that cannot be stored does not keep a person from the intake', async () => {
    const { load, reload } = createLoader('/', () => Promise.reject(new Error('full')));
    expect(load('/intake')).toBe(true);
    await nextTick();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each(['/', '/login', '/intake-notes'])(
    '§8 payment: from the intake, %s is loaded with its own policy',
    async (pathname) => {
      const { load, reload } = createLoader('/intake');
      expect(load(pathname)).toBe(true);
      await nextTick();
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['/Intake', '/intake'],
    ['/INTAKE/', '/intake/'],
    ['/intake//', null],
    ['/%69ntake', '/intake'],
    ['/%49NTAKE/Completed', '/intake/Completed'],
    ['//intake', null],
    ['/intake%2Fcompleted', null],
  ])('§8 payment: a document at %s loads that of %j', async (pathname, expected) => {
    const { load, reload, replacePath } = createLoader(pathname);
    expect(load(pathname)).toBe(expected !== null);
    await nextTick();
    expect(replacePath.mock.calls).toEqual(expected === null ? [] : [[expected]]);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['/intake', '/intake/completed'],
    ['/intake/expired-link', '/intake'],
    ['/intake', '/INTAKE/completed'],
    // Not a path of the router: to load it again and again would not help.
    ['/intake/%0A', '/intake/%0A'],
    ['/', '/settings'],
    ['/', '/intake-notes'],
  ])('§8 payment: from %s, %s needs no other document', async (firstPathname, to) => {
    const { load, reload } = createLoader(firstPathname);
    expect(load(to)).toBe(false);
    await nextTick();
    expect(reload).not.toHaveBeenCalled();
  });
});
