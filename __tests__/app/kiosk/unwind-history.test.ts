import { unwindHistory } from '../../../src/app/kiosk/unwind-history';

/** Goes through the history as a person does, and waits until the browser is there. */
function travel(by: 1 | -1): Promise<unknown> {
  const arrival = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  window.history.go(by);
  return arrival;
}

/** Opens pages as the router does: each entry bears its number. */
function visit(...paths: readonly string[]): void {
  const [first = '/', ...others] = paths;
  window.history.replaceState({ idx: 0 }, '', first);
  others.forEach((path, index) => window.history.pushState({ idx: index + 1 }, '', path));
}

describe('D9 kiosk: what a visitor leaves in the history', () => {
  it('is gone, back and forth, and the router hears nothing of it', async () => {
    const lengthBefore = window.history.length;
    visit('/kiosk/a', '/user/kai/assessments', '/user/kai/assessments?page=1', '/user/kai/more');
    const router = jest.fn();
    window.addEventListener('popstate', router);
    await travel(-1);
    router.mockClear();

    await unwindHistory(0, '/kiosk/a');
    expect(window.location.pathname).toBe('/kiosk/a');
    expect(window.history.state).toEqual({ idx: 0 });
    expect(router).not.toHaveBeenCalled();
    expect(window.history.length).toBe(lengthBefore + 1);
    await travel(1);
    expect(window.location.pathname).toBe('/kiosk/a');
    expect(router).toHaveBeenCalledTimes(1);
    window.removeEventListener('popstate', router);
  });

  it('leaves what was there before the visit began', async () => {
    visit('/clinics/a', '/kiosk/a', '/user/kai/assessments');
    await unwindHistory(1, '/kiosk/a');
    expect(window.history.state).toEqual({ idx: 1 });
    await travel(-1);
    expect(window.location.pathname).toBe('/clinics/a');
  });

  it('starts where it is when it is before that already', async () => {
    visit('/clinics/a');
    await unwindHistory(3, '/clinics/a');
    expect(window.history.state).toEqual({ idx: 0 });
  });

  it('leaves a history alone that the router does not keep in the browser', async () => {
    window.history.replaceState(null, '', '/elsewhere');
    await unwindHistory(0, '/kiosk/a');
    expect(window.location.pathname).toBe('/elsewhere');
  });

  it('gives up on a browser that does not go', async () => {
    visit('/kiosk/a', '/user/kai/assessments');
    jest.useFakeTimers();
    jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
    const unwinding = expect(unwindHistory(0, '/kiosk/a')).rejects.toThrow('does not go back');
    jest.advanceTimersByTime(2000);
    await unwinding;
    jest.useRealTimers();
  });
});
