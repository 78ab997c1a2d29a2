import { options } from 'preact';

// A click is drawn at once, as React does, so that nothing is pending when the app adopts the elements.
options.debounceRendering = (render) => render();

// Effects, such as the subscription to the answers, run before anything else can happen, not after the next frame.
options.requestAnimationFrame = queueMicrotask;
