import type { MouseEvent } from 'react';
import { openInApp, type AppScreen } from './open-in-app';
import { useWrapper } from './wrapper-context';

/** For a link to `place`: its press is left to an app that owns navigation, and is an ordinary one elsewhere (D4). */
export function useOpenInApp(): (screen: AppScreen) => (event: MouseEvent) => void {
  const wrapper = useWrapper();
  return (screen) => (event) => {
    if (openInApp(wrapper, screen)) event.preventDefault();
  };
}
