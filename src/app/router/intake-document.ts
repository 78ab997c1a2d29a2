import { matchRoutes } from 'react-router-dom';

/**
 * Pages below this path have a Content-Security-Policy of their own, which allows the card form (see src/deploy/rules). Not every
 * host gives it to other spellings of the path.
 */
const POLICY_PATH = /^\/intake(?:\/|$)/;

/** True for what the router takes for the intake: it decodes a path, and ignores its case. */
const isIntakePath = (pathname: string) => matchRoutes([{ path: '/intake/*' }], pathname) !== null;

type Options = {
  /** The path at which the current document was loaded. */
  readonly firstPathname: string;
  /** Loads the document of the current address. */
  readonly reload: () => void;
  /** Loads the document of another path, with the current query. */
  readonly replacePath: (pathname: string) => void;
  /** Resolves when what the next document needs has been written to storage. */
  readonly flush: () => Promise<unknown>;
};

/**
 * Enters the intake by loading its document, because the policy of the current one would block the card form, and leaves it by
 * loading that of the other page, whose policy does not allow the script of the card form. Returns a function that does so, for
 * the intake in any spelling of its path, and returns false for paths that the current document can show.
 */
export function createIntakeDocumentLoader(options: Options) {
  const { firstPathname, reload, replacePath, flush } = options;
  const hasPolicy = POLICY_PATH.test(firstPathname);
  return (pathname: string): boolean => {
    const isEntered = !hasPolicy && isIntakePath(pathname);
    const isLeft = hasPolicy && !POLICY_PATH.test(pathname) && !isIntakePath(pathname);
    if (!isEntered && !isLeft) return false;
    const load =
      isLeft || POLICY_PATH.test(pathname)
        ? reload
        : () => replacePath(pathname.replace(/^\/[^/]*/, '/intake'));
    flush().then(load, load);
    return true;
  };
}
