import { useEffect } from 'react';
import { useNavigate, type To } from 'react-router-dom';
import { useClaimEntry } from './claim-entry';

export type RedirectTarget = {
  readonly to: To;
  /** The state of the history entry. */
  readonly state?: unknown;
};

/**
 * Replaces the rendered history entry with `target`, once, however long its page takes to load (D9); null does nothing.
 * Calls `onRedirect` when it does.
 */
export function useRedirect(target: RedirectTarget | null, onRedirect?: () => void): void {
  const navigate = useNavigate();
  const claimEntry = useClaimEntry();
  // After every render: an entry can be claimed once only.
  useEffect(() => {
    if (target === null || !claimEntry()) return;
    onRedirect?.();
    void navigate(target.to, { replace: true, state: target.state });
  });
}
