import { createContext, use, useCallback, useLayoutEffect, useState, type ReactNode } from 'react';

type Visibility = {
  readonly isHidden: boolean;
  /** Hides the prompt until the returned function is called. */
  readonly hide: () => () => void;
};

const AppPromptVisibilityContext = createContext<Visibility>({
  isHidden: false,
  hide: () => () => undefined,
});

/** Lets a screen hide the prompt of the layout around it (D9). */
export function AppPromptVisibilityProvider({ children }: { readonly children: ReactNode }) {
  // A screen and a part of it may both hide the prompt.
  const [hideCount, setHideCount] = useState(0);
  const hide = useCallback(() => {
    setHideCount((count) => count + 1);
    return () => setHideCount((count) => count - 1);
  }, []);
  return (
    <AppPromptVisibilityContext value={{ isHidden: hideCount > 0, hide }}>
      {children}
    </AppPromptVisibilityContext>
  );
}

/** True while a screen hides the prompt. */
export const useIsAppPromptHidden = (): boolean => use(AppPromptVisibilityContext).isHidden;

/** Hides the prompt 'Use the App' while `isHidden`: in the user gate, and on error and not-found screens (D9). */
export function useHideAppPrompt(isHidden = true): void {
  const { hide } = use(AppPromptVisibilityContext);
  // Before the first paint, so that the screen does not move.
  useLayoutEffect(() => (isHidden ? hide() : undefined), [hide, isHidden]);
}
