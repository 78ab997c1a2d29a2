import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { allowConsole } from '../../support/fail-on-console';
import { RestartContext, useIsKiosk, useRestart } from '../../../src/lib/kiosk/restart-context';

const restart = jest.fn();
const Kiosk = ({ children }: { readonly children: ReactNode }) => (
  <RestartContext value={restart}>{children}</RestartContext>
);

describe('§4 restarting a shared device', () => {
  it('gives the screens of a kiosk its restart', () => {
    expect(renderHook(useRestart, { wrapper: Kiosk }).result.current).toBe(restart);
    expect(renderHook(useIsKiosk, { wrapper: Kiosk }).result.current).toBe(true);
  });

  it('elsewhere there is nothing to restart', () => {
    expect(renderHook(useIsKiosk).result.current).toBe(false);
    allowConsole(/useRestart/);
    expect(() => renderHook(useRestart)).toThrow('No kiosk is provided.');
  });
});
