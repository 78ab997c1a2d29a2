import { rewindHistory } from '../../../src/app/kiosk/rewind-history';

/** Goes through the history as a person does, and waits until the browser is there. */
function go(by: 1 | -1): Promise<unknown> {
  const popState = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  window.history.go(by);
  return popState;
}

/** Opens pages as the router does: each entry bears its number. */
function openPages(...paths: readonly string[]): void {
  const [first = '/', ...others] = paths;
  window.history.replaceState({ idx: 0 }, '', first);
  others.forEach((path, index) => window.history.pushState({ idx: index + 1 }, '', path));
}

describe('D9 kiosk: what a visitor leaves in the history', () => {
  it('is gone, back and forth, and the router hears nothing of it', async () => {
    const lengthBefore = window.history.length;
    openPages(
      '/kiosk/a',
      '/user/kai/assessments',
      '/user/kai/assessments?page=1',
      '/user/kai/more',
    );
    const router = jest.fn();
    window.addEventListener('popstate', router);
    await go(-1);
    router.mockClear();

    await rewindHistory(0, '/kiosk/a');
    expect(window.location.pathname).toBe('/kiosk/a');
    expect(window.history.state).toEqual({ idx: 0 });
    expect(router).not.toHaveBeenCalled();
    expect(window.history.length).toBe(lengthBefore + 1);
    await go(1);
    expect(window.location.pathname).toBe('/kiosk/a');
    expect(router).toHaveBeenCalledTimes(1);
    window.removeEventListener('popstate', router);
  });

  it('leaves what was there before the visit began', async () => {
    openPages('/clinics/a', '/kiosk/a', '/user/kai/assessments');
    await rewindHistory(1, '/kiosk/a');
    expect(window.history.state).toEqual({ idx: 1 });
    await go(-1);
    expect(window.location.pathname).toBe('/clinics/a');
  });

  it('starts where it is when it is before that already', async () => {
    openPages('/clinics/a');
    await rewindHistory(3, '/clinics/a');
    expect(window.history.state).toEqual({ idx: 0 });
  });

  it('leaves a history alone that the router does not keep in the browser', async () => {
    window.history.replaceState(null, '', '/elsewhere');
    await rewindHistory(0, '/kiosk/a');
    expect(window.location.pathname).toBe('/elsewhere');
  });

  it('gives up on a browser that does not go', async () => {
    openPages('/kiosk/a', '/user/kai/assessments');
    jest.useFakeTimers();
    jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
    const rewinding = expect(rewindHistory(0, '/kiosk/a')).rejects.toThrow('does not go back');
    jest.advanceTimersByTime(2000);
    await rewinding;
    jest.useRealTimers();
  });
});
