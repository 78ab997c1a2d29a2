import { createContext, use, useEffect, useState, type ReactNode } from 'react';

type StepBack = { readonly isShown: boolean; readonly setShown: (isShown: boolean) => void };

const StepBackContext = createContext<StepBack>({ isShown: false, setShown: () => undefined });

/** Lets a screen with its own Back hide the app bar's, so that no screen shows two (D9). */
export function StepBackProvider({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  return <StepBackContext value={{ isShown, setShown }}>{children}</StepBackContext>;
}

/** True while the screen shows a Back of its own. */
export const useHasStepBack = (): boolean => use(StepBackContext).isShown;

/** Says that this screen shows a Back of its own while `isShown`. */
export function useStepBack(isShown: boolean): void {
  const { setShown } = use(StepBackContext);
  useEffect(() => {
    setShown(isShown);
    return () => setShown(false);
  }, [isShown, setShown]);
}
