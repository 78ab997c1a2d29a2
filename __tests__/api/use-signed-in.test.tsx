import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useSignedIn } from '../../src/api/use-signed-in';
import { sessionSlice } from '../../src/state/session.slice';
import { SESSION_STORAGE_KEY, toStoredSession } from '../../src/state/stored-session';
import { ada, adaByLink, openTab } from './support/open-tab';

afterEach(() => localStorage.clear());

function render(session: Parameters<typeof openTab>[0], shouldResume: boolean) {
  const { store } = openTab(session);
  const resume = store.dispatch((_dispatch, _getState, extra) =>
    jest.spyOn(extra, 'resumeSession'),
  );
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const options = { wrapper, initialProps: shouldResume };
  const { result, rerender } = renderHook((should) => useSignedIn(should), options);
  return { store, resume, rerender, isSignedIn: () => result.current };
}

describe('D3 whether a user is signed in on this device', () => {
  it.each([ada, adaByLink])('is known from the session of this tab ($kind)', (session) => {
    const { isSignedIn, resume } = render(session, true);
    expect(isSignedIn()).toBe(true);
    expect(resume).not.toHaveBeenCalled();
  });

  it('is known from a stored session', () => {
    const stored = toStoredSession({ ...adaByLink, storedAt: Date.now() });
    localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ current: JSON.stringify(stored) }));
    expect(render(null, false).isSignedIn()).toBe(true);
  });

  it('is asked of the server where a session should be resumed', () => {
    const { store, resume, isSignedIn } = render(null, true);
    expect(isSignedIn()).toBe(false);
    expect(resume).toHaveBeenCalledTimes(1);
    act(() => void store.dispatch(sessionSlice.actions.started(ada)));
    expect(isSignedIn()).toBe(true);
    expect(resume).toHaveBeenCalledTimes(1);
  });

  it('is asked of the server as soon as that is needed', () => {
    const { resume, rerender } = render(null, false);
    rerender(true);
    expect(resume).toHaveBeenCalledTimes(1);
  });

  it('is not asked of the server elsewhere', () => {
    const { resume, isSignedIn } = render(null, false);
    expect(isSignedIn()).toBe(false);
    expect(resume).not.toHaveBeenCalled();
  });
});
