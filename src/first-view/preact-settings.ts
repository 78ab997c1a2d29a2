import { options } from 'preact';

let isFrozen = false;

// A click is drawn at once, as React does, so that nothing is pending when the app adopts the elements.
options.debounceRendering = (render) => {
  if (!isFrozen) render();
};

// Effects, such as the subscription to the answers, run before anything else can happen, not after the next frame.
options.requestAnimationFrame = queueMicrotask;

/** From now on the elements belong to the app: no component of the first view renders again. */
export function freezeView(): void {
  isFrozen = true;
}
