import { Fragment, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorFallback } from '../error-fallback/error-fallback';
import { LoadingScreen } from '../loading-screen/loading-screen';

type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches the part ahead; it never rejects, and answers undefined where the part is here. */
  readonly preload: () => Promise<unknown> | undefined;
};

/** What stands around the part's stand-ins; left out, nothing. */
type Wrapper = ComponentType<{ readonly children: ReactNode }>;

/**
 * A part of a screen whose code `load` brings when it is needed. Unlike React's `lazy` it forgets a failure: what could
 * not be fetched is said in its place, and fetched again when told to, or when the part appears the next time.
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
    const startLoading = () => {
      setFailure(null);
      preload().then(
        (component) => setComponent(() => component),
        (error: unknown) => setFailure({ error }),
      );
    };
    const isMissing = Component === null;
    useEffect(() => {
      if (isMissing) startLoading();
    }, [isMissing]);
    if (Component !== null) return <Component {...props} />;
    return (
      <Wrapper>
        {failure === null ? (
          <LoadingScreen />
        ) : (
          <ErrorFallback error={failure.error} onTryAgain={startLoading} />
        )}
      </Wrapper>
    );
  }

  return Object.assign(Lazy, {
    preload: () => (loaded === null ? preload().catch(() => undefined) : undefined),
  });
}
