/** Pages below /intake have a Content-Security-Policy of their own, which allows the card form (see deploy/rules). */
const INTAKE_PATH = /^\/intake(?:\/|$)/i;

type Options = {
  /** The path at which the current document was loaded. */
  readonly firstPathname: string;
  /** Loads the document of the current address. */
  readonly reload: () => void;
  /** Resolves when what the next document needs has been written to storage. */
  readonly flush: () => Promise<unknown>;
};

/**
 * Enters the intake by loading its document, because the policy of the current one would block the card form. Returns a
 * function that does so for a path of the intake, and false for paths that the current document can show.
 */
export function createIntakeDocumentLoader({ firstPathname, reload, flush }: Options) {
  const hasPolicy = INTAKE_PATH.test(firstPathname);
  return (pathname: string): boolean => {
    if (hasPolicy || !INTAKE_PATH.test(pathname)) return false;
    flush().then(reload, reload);
    return true;
  };
}
