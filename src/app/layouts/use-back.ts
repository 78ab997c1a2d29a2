import { useLocation, useNavigate } from 'react-router-dom';
import { navigateUnlessBlocked } from '../../lib/history/block-navigation';
import { getEntryIndex } from '../../lib/history/entry-index';
import { openInApp, type AppScreen } from '../../wrapper/open-in-app';
import { useWrapper } from '../../wrapper/wrapper-context';
import { useRouteFacts } from './route-facts';

/**
 * Returns what Back does (D4): an old wrapper opens its parent screen; otherwise it goes back one entry in the history, or
 * to `parentPath` if there is no previous entry. Null if there is nothing to go back to.
 */
export function useBack(parentPath: string | null): (() => void) | null {
  const navigate = useNavigate();
  const wrapper = useWrapper();
  const { key } = useLocation();
  const { parentAppScreen = 'profile' } = useRouteFacts();
  const hasHistory = hasPreviousEntry(key);
  if (!hasHistory && parentPath === null) return null;

  const goBack = () => {
    if (hasHistory) void navigate(-1);
    else if (parentPath !== null)
      navigateUnlessBlocked(parentPath, () => void navigate(parentPath, { replace: true }));
  };
  return () => {
    if (!wrapper.hasOldNavigation) goBack();
    else
      navigateUnlessBlocked(APP_PATHS[parentAppScreen], () => {
        if (!openInApp(wrapper, parentAppScreen)) goBack();
      });
  };
}

/** What the app opens instead, for those who ask before the page is left. */
const APP_PATHS = {
  login: '/login',
  settings: '/settings',
  profile: '/',
} as const satisfies Record<AppScreen, string>;

/** The index decides where there is one: a replaced first entry also has a key of its own. */
function hasPreviousEntry(key: string): boolean {
  const index = getEntryIndex();
  return index === null ? key !== 'default' : index > 0;
}
