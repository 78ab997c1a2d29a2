/** @jest-environment node */
import {
  selectSession,
  sessionSlice,
  type Session,
  type SessionState,
} from '../../src/state/session.slice';

const { started, refreshed, profileLoaded, expired, ended } = sessionSlice.actions;
const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const ada: Session = { kind: 'password', ...tokens };
const ben: Session = { kind: 'magic-link', magicCode: 'code', storedAt: 1, ...tokens };

function reduce(...actions: Parameters<typeof sessionSlice.reducer>[1][]): SessionState {
  return actions.reduce(sessionSlice.reducer, sessionSlice.getInitialState());
}

describe('§4 the session in the store', () => {
  it('is empty at first', () => {
    expect(reduce()).toEqual({
      current: null,
      profileUserId: null,
      epoch: 0,
      isExpired: false,
      otherUserId: null,
    });
  });

  it('has a new epoch whenever a session starts or ends', () => {
    expect(reduce(started(ada)).epoch).toBe(1);
    expect(reduce(started(ada), ended()).epoch).toBe(2);
    expect(reduce(started(ada), started(ben)).epoch).toBe(2);
  });

  it('keeps nothing of the previous user when another session starts', () => {
    const state = reduce(started(ada), profileLoaded('ada'), expired({ epoch: 1 }), started(ben));
    expect(state).toEqual({
      current: ben,
      profileUserId: null,
      epoch: 2,
      isExpired: false,
      otherUserId: null,
    });
  });

  it('keeps its kind and the time of storing when its tokens are refreshed', () => {
    const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2' };
    const state = reduce(started(ben), refreshed({ granted: fresh, epoch: 1 }));
    expect(state.current).toEqual({ ...ben, ...fresh });
    expect(state.epoch).toBe(1);
  });

  it('ignores tokens that an earlier session requested', () => {
    const lateRefresh = refreshed({
      granted: { accessToken: 'late', refreshToken: 'late' },
      epoch: 1,
    });
    expect(reduce(started(ada), ended(), lateRefresh).current).toBeNull();
    expect(reduce(started(ada), ended(), started(ben), lateRefresh).current).toEqual(ben);
  });

  it('gets no tokens without a session', () => {
    const lateRefresh = refreshed({ granted: tokens, epoch: 2 });
    expect(reduce(started(ada), ended(), lateRefresh)).toEqual(reduce(started(ada), ended()));
  });

  it('is read from the store', () => {
    expect(selectSession({ session: reduce() })).toBeNull();
    expect(selectSession({ session: reduce(started(ada)) })).toEqual(ada);
  });

  it('does not expire because an earlier session did', () => {
    expect(reduce(started(ada), expired({ epoch: 1 })).isExpired).toBe(true);
    expect(reduce(started(ada), started(ben), expired({ epoch: 1 })).isExpired).toBe(false);
  });

  it('has no profile without a session', () => {
    expect(reduce(started(ada), profileLoaded('ada')).profileUserId).toBe('ada');
    expect(reduce(profileLoaded('ada')).profileUserId).toBeNull();
    expect(reduce(started(ada), profileLoaded('ada'), ended()).profileUserId).toBeNull();
  });

  it('D3: a magic-link session that started here knows its user, and no other session does', () => {
    const link = { ...ada, kind: 'magic-link', magicCode: 'a-code', storedAt: 0 } as const;
    const known = reduce(started(link), profileLoaded('ada'));
    expect(known.current).toEqual({ ...link, userId: 'ada' });
    // The same object: another one would be stored, in place of what another tab has stored since.
    expect(sessionSlice.reducer(known, profileLoaded('ada')).current).toBe(known.current);
    const restored = { ...reduce(), current: link };
    expect(sessionSlice.reducer(restored, profileLoaded('ada')).current).toBe(link);
    expect(reduce(started(ada), profileLoaded('ada')).current).toEqual(ada);
  });
});
