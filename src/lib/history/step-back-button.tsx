import { createContext, use, useEffect, useState, type ReactNode } from 'react';

type StepBackButtonState = {
  readonly isShown: boolean;
  readonly setShown: (isShown: boolean) => void;
};

const StepBackButtonContext = createContext<StepBackButtonState>({
  isShown: false,
  setShown: () => undefined,
});

/** Lets a screen with its own Back button hide the app bar's, so that only one is shown (D9). */
export function StepBackButtonProvider({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  return <StepBackButtonContext value={{ isShown, setShown }}>{children}</StepBackButtonContext>;
}

/** True while the screen shows its own Back button. */
export const useHasStepBackButton = (): boolean => use(StepBackButtonContext).isShown;

/** Hides the app bar's Back button while `isShown`, because this screen shows its own. */
export function useStepBackButton(isShown: boolean): void {
  const { setShown } = use(StepBackButtonContext);
  useEffect(() => {
    setShown(isShown);
    return () => setShown(false);
  }, [isShown, setShown]);
}
