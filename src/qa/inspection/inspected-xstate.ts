import { createActor as createPlainActor, type AnyActorLogic } from 'xstate';
import { INSPECTED_EVENT } from './inspection.types';
import { toInspected } from './to-inspected';

// oxlint-disable-next-line import/export -- re-exports everything except `createActor`
export * from 'xstate';

/** XState's `createActor` for QA builds: reports what the actor does to the iframe around the page, if there is one. */
// oxlint-disable-next-line import/export -- replaces the re-export
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
  // SAFETY: parameters and return value are those of XState's `createActor`.
}) as typeof createPlainActor;
