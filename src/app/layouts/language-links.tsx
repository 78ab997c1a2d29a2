import { useState } from 'react';
import { languages } from '../../lib/language/languages';
import { useLanguage } from '../../lib/language/use-language';
import { Link } from '../../ui/link/link';
import { followLanguageLink } from '../language/change-language';
import { NOT_CHANGED } from '../language/copy';
import styles from './app-frame.module.css';

/** Each language by its own name, which is not translated (D12). */
const NAMES: Readonly<Record<string, string>> = { en: 'English', es: 'Español' };

type Props = { readonly location: Pick<Location, 'pathname' | 'search'> };

/** Links that change the language of the page, where it is; in a new tab they open it in that language. */
export function LanguageLinks({ location }: Props) {
  const shown = useLanguage();
  // No toast, whose code could not be loaded without a network. Gone on the next page.
  const [failedAt, setFailedAt] = useState<Props['location'] | null>(null);
  // A path of '//' would be the start of another host.
  const pathname = location.pathname.replace(/^\/+/, '/');
  const links = languages
    .filter((language) => language !== shown && language in NAMES)
    .flatMap((language, index) => {
      const query = new URLSearchParams(location.search);
      query.set('lang', language);
      return [
        index > 0 && ' ',
        <Link
          // Not the language: the link that was followed keeps the focus, as one that leads back.
          key={index}
          to={`${pathname}?${query.toString()}`}
          lang={language}
          hrefLang={language}
          onClick={(event) => {
            setFailedAt(null);
            followLanguageLink(language, event, () => setFailedAt(location));
          }}
        >
          {NAMES[language]}
        </Link>,
      ];
    });
  return (
    <>
      {links}
      {failedAt === location && (
        <span role="alert" className={styles.failure}>
          {` ${NOT_CHANGED()}`}
        </span>
      )}
    </>
  );
}
