import {
  createElement,
  render,
  type ComponentChild,
  type FunctionComponent,
  type VNode,
} from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/*
 * What the components of the first view use of React: the build puts this module in place of `react` and `react-dom`. It
 * is a quarter of `preact/compat`, which supports all of React (decision 0013).
 */

export { createContext, Fragment } from 'preact';
export {
  useCallback,
  useContext as use,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

/** What JSX is compiled to; `preact/jsx-runtime` creates the same elements, with a second function for that. */
export const jsx = (type: string | FunctionComponent, props: object, key?: string) =>
  createElement(type as string, { ...props, key });
export { jsx as jsxs, jsx as jsxDEV };

type Root = { readonly render: (content: ComponentChild) => void };

/** Renders into `container`, at once, which has to be empty at first. */
export const createRoot = (container: HTMLElement): Root => ({
  render: (content) => render(content, container),
});

/** Every update is drawn at once: see preact-settings.ts. */
export const startTransition = (update: () => void): void => update();

/** The component draws again only when one of its props has changed. */
export function memo<Props extends object>(
  component: FunctionComponent<Props>,
): FunctionComponent<Props> {
  return function Memo(props: Props) {
    const last = useRef<VNode<Props> | null>(null);
    if (last.current === null || !areEqual(last.current.props, props))
      last.current = createElement(component, props);
    // An element that is the same object as before is not drawn again.
    return last.current;
  };
}

function areEqual(before: object, after: object): boolean {
  const entries = Object.entries(before);
  return (
    entries.length === Object.keys(after).length &&
    entries.every(([key, value]) => Reflect.get(after, key) === value)
  );
}

export function useSyncExternalStore<Value>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Value,
): Value {
  const [, drawAgain] = useState({});
  const value = getSnapshot();
  const drawn = useRef({ getSnapshot, value });
  drawn.current = { getSnapshot, value };
  useLayoutEffect(
    () =>
      subscribe(() => {
        if (drawn.current.getSnapshot() !== drawn.current.value) drawAgain({});
      }),
    [subscribe],
  );
  return value;
}
