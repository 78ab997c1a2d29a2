import { act, cleanup } from '@testing-library/react';
import { renderApp } from './render-app';

/** Renders the app anew, as after a reload: only the browser's storage outlasts it. */
export function reloadApp(options: Parameters<typeof renderApp>[0]): ReturnType<typeof renderApp> {
  cleanup();
  return renderApp(options);
}

/** True if the browser would leave the page without a question of its own. */
export function leavesWithoutQuestion(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(event));
  return !event.defaultPrevented;
}
