import { useIsKiosk } from '../../lib/kiosk/restart-context';
import { TextLink } from '../text-link/text-link';
import { LANGUAGE_HELP } from './copy';

type Props = {
  /** The notice, `languageHelpUrl` of the configuration; empty without one. */
  readonly url: string;
};

/** A link to the clinic's notice of free language help; not at a kiosk, which visitors cannot leave (D1). */
export function LanguageHelp({ url }: Props) {
  const isKiosk = useIsKiosk();
  if (url === '' || isKiosk) return null;
  return (
    <p>
      <TextLink href={url} target="_blank" rel="noopener noreferrer">
        {LANGUAGE_HELP()}
      </TextLink>
    </p>
  );
}
