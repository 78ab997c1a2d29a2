import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useClaimEntry } from './claim-entry';
import { countEarlierPages } from './page-entry';

/** Goes back past the pages of a finished form, so that Back leaves it; returns true once its first entry is rendered. */
export function useBackToFirstPage(): boolean {
  const navigate = useNavigate();
  const claimEntry = useClaimEntry();
  const earlierPages = countEarlierPages(useLocation().state);
  useEffect(() => {
    if (earlierPages > 0 && claimEntry()) void navigate(-earlierPages);
  }, [claimEntry, earlierPages, navigate]);
  return earlierPages === 0;
}
