import { createContext, use, useEffect, useState, type ReactNode } from 'react';

type StepBackButtonState = {
  readonly isShown: boolean;
  readonly setShown: (isShown: boolean) => void;
};

const StepBackButtonContext = createContext<StepBackButtonState>({
  isShown: false,
  setShown: () => undefined,
});

/** Lets a screen with its own Back hide the app bar's, so that no screen shows two (D9). */
export function StepBackButtonProvider({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  return <StepBackButtonContext value={{ isShown, setShown }}>{children}</StepBackButtonContext>;
}

/** True while the screen shows a Back of its own. */
export const useHasStepBackButton = (): boolean => use(StepBackButtonContext).isShown;

/** Says that this screen shows a Back of its own while `isShown`. */
export function useStepBackButton(isShown: boolean): void {
  const { setShown } = use(StepBackButtonContext);
  useEffect(() => {
    setShown(isShown);
    return () => setShown(false);
  }, [isShown, setShown]);
}
