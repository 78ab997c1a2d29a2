import type { MouseEvent } from 'react';
import { openInApp, type AppScreen } from './open-in-app';
import { useWrapper } from './wrapper-context';

/** Returns click handlers for links: an app with its own navigation opens the screen, otherwise the link does (D4). */
export function useOpenInApp(): (screen: AppScreen) => (event: MouseEvent) => void {
  const wrapper = useWrapper();
  return (screen) => (event) => {
    if (openInApp(wrapper, screen)) event.preventDefault();
  };
}
