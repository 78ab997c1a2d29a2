import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link/link';

/** In place of `LanguageLinks` in the first view, which is in English. The app follows the link. */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('lang', 'es');
  return (
    <Link to={`${pathname}?${query.toString()}`} lang="es" hrefLang="es">
      Español
    </Link>
  );
}
