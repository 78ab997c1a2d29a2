import type { MouseEvent } from 'react';
import { askToOpen, type AppPlace } from './ask-to-open';
import { useWrapper } from './wrapper-context';

/** For a link to `place`: its press is left to an app that owns navigation, and is an ordinary one elsewhere (D4). */
export function useOpenInApp(): (place: AppPlace) => (event: MouseEvent) => void {
  const wrapper = useWrapper();
  return (place) => (event) => {
    if (askToOpen(wrapper, place)) event.preventDefault();
  };
}
