import { rewindHistory } from '../../../src/app/kiosk/rewind-history';

/** Goes back or forward in the history, and waits for the navigation. */
function go(by: 1 | -1): Promise<unknown> {
  const popState = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  window.history.go(by);
  return popState;
}

/** Pushes entries as the router does: the state of each holds its index. */
function openPages(...paths: readonly string[]): void {
  const [first = '/', ...others] = paths;
  window.history.replaceState({ idx: 0 }, '', first);
  others.forEach((path, index) => window.history.pushState({ idx: index + 1 }, '', path));
}

describe('D9 kiosk: rewinding the history', () => {
  it('removes the visitor’s entries, also those ahead, and the router sees none of the navigations', async () => {
    const lengthBefore = window.history.length;
    openPages(
      '/kiosk/a',
      '/user/kai/assessments',
      '/user/kai/assessments?page=1',
      '/user/kai/more',
    );
    const routerListener = jest.fn();
    window.addEventListener('popstate', routerListener);
    await go(-1);
    routerListener.mockClear();

    await rewindHistory(0, '/kiosk/a');
    expect(window.location.pathname).toBe('/kiosk/a');
    expect(window.history.state).toEqual({ idx: 0 });
    expect(routerListener).not.toHaveBeenCalled();
    expect(window.history.length).toBe(lengthBefore + 1);
    await go(1);
    expect(window.location.pathname).toBe('/kiosk/a');
    expect(window.history.state).toEqual({ idx: 1 });
    expect(routerListener).toHaveBeenCalledTimes(1);
    window.removeEventListener('popstate', routerListener);
  });

  it('keeps the entries from before the visit', async () => {
    openPages('/clinics/a', '/kiosk/a', '/user/kai/assessments');
    await rewindHistory(1, '/kiosk/a');
    expect(window.history.state).toEqual({ idx: 1 });
    await go(-1);
    expect(window.location.pathname).toBe('/clinics/a');
  });

  it('stays at the current entry if that is before the start entry', async () => {
    openPages('/clinics/a');
    await rewindHistory(3, '/clinics/a');
    expect(window.history.state).toEqual({ idx: 0 });
  });

  it('does nothing if the router has not written the history entry', async () => {
    window.history.replaceState(null, '', '/elsewhere');
    await rewindHistory(0, '/kiosk/a');
    expect(window.location.pathname).toBe('/elsewhere');
  });

  it('rejects if the browser does not go back in time', async () => {
    openPages('/kiosk/a', '/user/kai/assessments');
    jest.useFakeTimers();
    jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
    const rewinding = expect(rewindHistory(0, '/kiosk/a')).rejects.toThrow('did not go back');
    jest.advanceTimersByTime(2000);
    await rewinding;
    jest.useRealTimers();
  });
});
