import type { LoadDocument } from '../../lib/router/create-router';

/** Pages below /intake have a Content-Security-Policy of their own, which allows the card form (see public/_headers). */
const INTAKE_PATH = /^\/intake(?:\/|$)/i;

/** The methods of the browser's location that load a document. */
export type DocumentLocation = Pick<Location, 'assign' | 'replace' | 'reload'>;

type Options = {
  /** The path at which the current document was loaded. */
  readonly firstPathname: string;
  readonly location: DocumentLocation;
  /** Resolves when what the next document needs has been written to storage. */
  readonly flush: () => Promise<unknown>;
};

/** Enters the intake by loading a document, because the policy of the current one would block the card form. */
export function createIntakeDocumentLoader(options: Options): LoadDocument {
  const { firstPathname, location, flush } = options;
  const hasPolicy = INTAKE_PATH.test(firstPathname);
  return (href, pathname, kind) => {
    if (hasPolicy || !INTAKE_PATH.test(pathname)) return false;
    const load = () => {
      if (kind === 'push') location.assign(href);
      else if (kind === 'replace') location.replace(href);
      // The address is that of the intake already.
      else location.reload();
    };
    flush().then(load, load);
    return true;
  };
}
