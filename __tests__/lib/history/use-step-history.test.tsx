import { act, renderHook } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { ClaimEntryContext } from '../../../src/lib/history/claim-entry';
import { useStepHistory } from '../../../src/lib/history/use-step-history';

/** `code` and `resend` have the same depth. */
type Step = 'phone' | 'code' | 'resend' | 'account';
const depths: Record<Step, number> = { phone: 0, code: 1, resend: 1, account: 2 };
type StepsBefore = Record<Step, Step | null>;
const before: StepsBefore = {
  phone: 'phone',
  code: 'phone',
  resend: 'phone',
  account: 'code',
};

const isStep = (value: unknown): value is Step =>
  typeof value === 'string' && Object.hasOwn(depths, value);
const getEntryStep = (state: unknown) =>
  typeof state === 'object' && state !== null && 'step' in state && isStep(state.step)
    ? state.step
    : null;

type Entry = { readonly pathname: string; readonly search?: string; readonly state?: unknown };

/** Renders a flow whose Back goes from step to step, from those in `otherBefore` to another one than usual. */
function start(
  entries: readonly Entry[] = [{ pathname: '/flow', search: '?code=a' }],
  otherBefore: Partial<StepsBefore> = {},
) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/before' }, ...entries]}>
      <ClaimEntryContext value={claimEntry.current}>{children}</ClaimEntryContext>
    </MemoryRouter>
  );
  const claimEntry = { current: () => true };
  let current: Step | null = getEntryStep(entries.at(-1)?.state) ?? 'phone';
  const leave = jest.fn();
  const { result, rerender } = renderHook(
    () => {
      const [step, render] = useState(current);
      const [detail, setDetail] = useState('data');
      const setStep = (to: Step | null) => {
        current = to;
        render(to);
      };
      const back = () => {
        if (current === null) return;
        if (current === 'phone') leave();
        else setStep({ ...before, ...otherBefore }[current]);
      };
      const history = useStepHistory<Step>({
        step,
        getStep: () => current,
        getEntryStep,
        getDepth: (one) => {
          if (!isStep(one)) throw new Error('Only a step has a depth.');
          return depths[one];
        },
        getEntryState: (one) => ({ saved: `${one} ${detail}` }),
        back,
      });
      return {
        ...history,
        step,
        setStep,
        setDetail,
        location: useLocation(),
        navigate: useNavigate(),
        navigationType: useNavigationType(),
      };
    },
    { wrapper },
  );
  return {
    leave,
    /** Whether a page that the user has opened is loading. */
    setLeft: (isLeft: boolean) => {
      claimEntry.current = () => !isLeft;
      rerender();
    },
    goTo: (step: Step | null) => act(() => result.current.setStep(step)),
    enter: (detail: string) => act(() => result.current.setDetail(detail)),
    back: () => act(() => result.current.goBack()),
    browser: (by: number) => act(() => void result.current.navigate(by)),
    getStep: () => result.current.step,
    getEntry: () => result.current.location,
    getNavigationType: () => result.current.navigationType,
    getEntryStep: () => getEntryStep(result.current.location.state),
  };
}

describe('the steps of a flow in the browser history', () => {
  it('has the first step in the entry that was opened', () => {
    const { getEntry, browser } = start();
    expect(getEntry().state).toEqual({ step: 'phone', saved: 'phone data' });
    expect(getEntry().search).toBe('?code=a');
    browser(-1);
    expect(getEntry().pathname).toBe('/before');
  });

  it('has the first step in an entry with a state of something else', () => {
    const { getEntry } = start([{ pathname: '/flow', state: 'other' }]);
    expect(getEntry().state).toEqual({ step: 'phone', saved: 'phone data' });
  });

  it('adds an entry for each deeper step, with what a reload needs', () => {
    const { goTo, getEntry, browser, getStep } = start();
    goTo('code');
    expect(getEntry()).toMatchObject({
      search: '?code=a',
      state: { step: 'code', saved: 'code data' },
    });
    goTo('account');
    browser(-2);
    expect(getStep()).toBe('phone');
  });

  it('has in an entry what the flow knows when it is added', () => {
    const { enter, goTo, getEntry } = start();
    enter('number');
    goTo('code');
    expect(getEntry().state).toMatchObject({ step: 'code', saved: 'code number' });
  });

  it('replaces the entry for a step of the same depth', () => {
    const { goTo, getEntry, getNavigationType, browser, getStep, getEntryStep: step } = start();
    goTo('code');
    goTo('resend');
    expect(getEntry().state).toMatchObject({ step: 'resend', saved: 'resend data' });
    expect(getNavigationType()).toBe('REPLACE');
    browser(-1);
    expect([getStep(), step()]).toEqual(['phone', 'phone']);
  });

  it('goes back with the browser, also over several steps', () => {
    const { goTo, browser, getStep, getEntryStep: step } = start();
    goTo('code');
    goTo('account');
    browser(-1);
    expect([getStep(), step()]).toEqual(['code', 'code']);
    goTo('account');
    browser(-2);
    expect([getStep(), step()]).toEqual(['phone', 'phone']);
  });

  it('goes back with the flow’s own Back, which is the browser’s', () => {
    const { goTo, back, browser, getStep, getEntryStep: step } = start();
    goTo('code');
    back();
    expect([getStep(), step()]).toEqual(['phone', 'phone']);
    // The entry ahead has a step that is not available again.
    browser(1);
    expect([getStep(), step()]).toEqual(['phone', 'phone']);
  });

  it('goes back over steps that the flow had skipped', () => {
    const { goTo, back, getStep, getEntryStep: step } = start();
    goTo('account');
    back();
    expect([getStep(), step()]).toEqual(['phone', 'phone']);
  });

  it('goes back with the browser no further than to the end of the flow', () => {
    const { goTo, browser, getStep } = start(undefined, { code: null });
    goTo('code');
    goTo('account');
    browser(-2);
    expect(getStep()).toBeNull();
  });

  it('follows a flow that went back by itself', () => {
    const { goTo, getEntryStep: step, browser, getEntry } = start();
    goTo('code');
    goTo('phone');
    expect(step()).toBe('phone');
    browser(-1);
    expect(getEntry().pathname).toBe('/before');
  });

  it('leaves the flow with Back on its first step', () => {
    const { back, leave, getEntryStep: step } = start();
    back();
    expect(leave).toHaveBeenCalledTimes(1);
    expect(step()).toBe('phone');
  });

  it('does not change the step of a flow that refuses to go back', () => {
    const otherBefore: Partial<StepsBefore> = { account: 'account' };
    const { goTo, back, browser, getStep } = start(undefined, otherBefore);
    goTo('code');
    goTo('account');
    browser(-1);
    expect(getStep()).toBe('account');
    // The flow's own Back still goes back by one.
    delete otherBefore.account;
    back();
    expect(getStep()).toBe('code');
  });

  it('has the step of a flow that refuses to go back in the entry, with what a reload needs', () => {
    const { goTo, browser, getEntry } = start(undefined, { account: 'account' });
    goTo('code');
    goTo('account');
    browser(-1);
    expect(getEntry().state).toEqual({ saved: 'account data', step: 'account' });
    browser(-1);
    expect(getEntry().state).toEqual({ saved: 'account data', step: 'account' });
    browser(-1);
    expect(getEntry().pathname).toBe('/before');
  });

  it('after a reload goes back in the flow alone, to the entry’s own first step', () => {
    const entry = { pathname: '/flow', state: { step: 'code' } };
    const { back, getEntry, getStep, getEntryStep: step } = start([entry]);
    back();
    expect([getStep(), step()]).toEqual(['phone', 'phone']);
    expect(getEntry().pathname).toBe('/flow');
  });

  it('after a reload goes back over an entry that the flow had added', () => {
    const entries = [
      { pathname: '/flow', state: { step: 'phone' } },
      { pathname: '/flow', state: { step: 'code', isPushed: true } },
    ];
    const { back, browser, getStep, getEntry } = start(entries);
    back();
    expect(getStep()).toBe('phone');
    browser(-1);
    expect(getEntry().pathname).toBe('/before');
  });

  it('leaves the history alone once the flow has left its steps', () => {
    const { goTo, getEntry } = start();
    goTo('code');
    const entry = getEntry();
    goTo(null);
    expect(getEntry()).toBe(entry);
  });

  it('leaves the history alone while a page loads that the user opened, and follows when they come back', () => {
    const { setLeft, goTo, getEntry, getEntryStep: step } = start();
    const entry = getEntry();
    setLeft(true);
    goTo('code');
    expect(getEntry()).toBe(entry);
    setLeft(false);
    expect(step()).toBe('code');
  });
});
