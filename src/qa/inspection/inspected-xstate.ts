import { createActor as createPlainActor, type AnyActorLogic } from 'xstate';
import { INSPECTED_EVENT } from './inspection.types';
import { toInspected } from './to-inspected';

// eslint-disable-next-line import-x/export -- all of XState's, but for one
export * from 'xstate';

/** XState's own, in a build for QA: what the actor does is told to the frame around the page, where there is one. */
// eslint-disable-next-line import-x/export -- this one
export const createActor = ((logic: AnyActorLogic, options?: object) => {
  const { frameElement } = window;
  if (frameElement === null) return createPlainActor(logic, options);
  return createPlainActor(logic, {
    ...options,
    inspect: (event) => {
      const detail = toInspected(event);
      if (detail !== null) frameElement.dispatchEvent(new CustomEvent(INSPECTED_EVENT, { detail }));
    },
  });
  // SAFETY: it takes and gives what XState's own does.
}) as typeof createPlainActor;
