import { Fragment, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorFallback } from '../error-fallback/error-fallback';
import { LoadingScreen } from '../loading-screen/loading-screen';

type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the component's code in advance. Never rejects; undefined when the code is already loaded. */
  readonly preload: () => Promise<unknown> | undefined;
};

/** A wrapper for the loading and error states; none by default. */
type Wrapper = ComponentType<{ readonly children: ReactNode }>;

/**
 * A component whose code is loaded on first use. Unlike React's `lazy` it does not cache a failure: it shows an error
 * with a retry button, and loads again on retry or on the next mount.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Wrapper: Wrapper = Fragment,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };

  function Lazy(props: Props) {
    const [Component, setComponent] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    const load = () =>
      preload().then(
        (component) => setComponent(() => component),
        (error: unknown) => setFailure({ error }),
      );
    const tryAgain = () => {
      setFailure(null);
      void load();
    };
    const isMissing = Component === null;
    useEffect(() => {
      if (isMissing) void load();
    }, [isMissing]);
    if (Component !== null) return <Component {...props} />;
    return (
      <Wrapper>
        {failure === null ? (
          <LoadingScreen />
        ) : (
          <ErrorFallback error={failure.error} onTryAgain={tryAgain} />
        )}
      </Wrapper>
    );
  }

  return Object.assign(Lazy, {
    preload: () => (loaded === null ? preload().catch(() => undefined) : undefined),
  });
}
