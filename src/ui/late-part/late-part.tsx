import { Fragment, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Broken } from '../broken/broken';
import { LoadingScreen } from '../loading-screen/loading-screen';

type LatePart<Props> = ComponentType<Props> & {
  /** Fetches the part ahead; it never rejects, and answers undefined where the part is here. */
  readonly fetch: () => Promise<unknown> | undefined;
};

/** What stands around the part's stand-ins; left out, nothing. */
type Frame = ComponentType<{ readonly children: ReactNode }>;

/**
 * A part of a screen whose code `load` brings when it is needed. Unlike React's `lazy` it forgets a failure: what could
 * not be fetched is said in its place, and fetched again when told to, or when the part appears the next time.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Frame: Frame = Fragment,
): LatePart<Props> {
  let here: ComponentType<Props> | null = null;
  const fetch = async () => {
    here ??= await load();
    return here;
  };

  function Late(props: Props) {
    const [Part, setPart] = useState(() => here);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    const ask = () => {
      setFailure(null);
      fetch().then(
        (part) => setPart(() => part),
        (error: unknown) => setFailure({ error }),
      );
    };
    const isMissing = Part === null;
    useEffect(() => {
      if (isMissing) ask();
    }, [isMissing]);
    if (Part !== null) return <Part {...props} />;
    return (
      <Frame>
        {failure === null ? <LoadingScreen /> : <Broken error={failure.error} onTryAgain={ask} />}
      </Frame>
    );
  }

  return Object.assign(Late, {
    fetch: () => (here === null ? fetch().catch(() => undefined) : undefined),
  });
}
