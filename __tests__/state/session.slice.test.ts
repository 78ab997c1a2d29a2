import { sessionSlice, type Session, type SessionState } from '../../src/state/session.slice';

const { started, renewed, profileKnown, lost, ended } = sessionSlice.actions;
const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const ada: Session = { kind: 'password', ...tokens };
const ben: Session = { kind: 'magic-link', magicCode: 'code', storedAt: 1, ...tokens };

function after(...actions: Parameters<typeof sessionSlice.reducer>[1][]): SessionState {
  return actions.reduce(sessionSlice.reducer, sessionSlice.getInitialState());
}

describe('§4 the session in the store', () => {
  it('begins with nobody', () => {
    expect(after()).toEqual({ current: null, profileUserId: null, epoch: 0, isLost: false });
  });

  it('counts each beginning and each end, so that what set out before is nobody’s', () => {
    expect(after(started(ada)).epoch).toBe(1);
    expect(after(started(ada), ended()).epoch).toBe(2);
    expect(after(started(ada), started(ben)).epoch).toBe(2);
  });

  it('knows nothing of the last person once another has begun', () => {
    const state = after(started(ada), profileKnown('ada'), lost({ epoch: 1 }), started(ben));
    expect(state).toEqual({ current: ben, profileUserId: null, epoch: 2, isLost: false });
  });

  it('keeps the kind and the time of storing when it is renewed', () => {
    const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2' };
    const state = after(started(ben), renewed({ granted: fresh, epoch: 1 }));
    expect(state.current).toEqual({ ...ben, ...fresh });
    expect(state.epoch).toBe(1);
  });

  it('takes no tokens that were asked for in an earlier session', () => {
    const late = renewed({ granted: { accessToken: 'late', refreshToken: 'late' }, epoch: 1 });
    expect(after(started(ada), ended(), late).current).toBeNull();
    expect(after(started(ada), ended(), started(ben), late).current).toEqual(ben);
  });

  it('is not lost by what happened to an earlier session', () => {
    expect(after(started(ada), lost({ epoch: 1 })).isLost).toBe(true);
    expect(after(started(ada), started(ben), lost({ epoch: 1 })).isLost).toBe(false);
  });

  it('learns no profile for nobody', () => {
    expect(after(profileKnown('ada')).profileUserId).toBeNull();
    expect(after(started(ada), profileKnown('ada'), ended()).profileUserId).toBeNull();
  });
});
