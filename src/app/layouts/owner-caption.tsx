import styles from './app-frame.module.css';
import { formatFor } from './copy';

type Owner = {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
};

/** For whom a page is. */
export function OwnerCaption({ owner }: { readonly owner: Owner }) {
  const name = toShortName(owner);
  return name === '' ? null : <p className={styles.caption}>{formatFor(name)}</p>;
}

/** The first name and the initial of the last name. */
function toShortName({ firstName, lastName }: Owner): string {
  const first = firstName?.trim() ?? '';
  const [initial] = lastName?.trim() ?? '';
  return first === '' || initial === undefined ? first : `${first} ${initial}.`;
}
