import { options } from 'preact';

let isFrozen = false;

// A press is drawn at once, as React does, so that nothing is pending when the app takes over.
options.debounceRendering = (render) => {
  if (!isFrozen) render();
};

/** From now on the elements belong to the app: no component of the first view renders again. */
export function freezeView(): void {
  isFrozen = true;
}
