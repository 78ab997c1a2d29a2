import { TextLink } from '../../ui/text-link/text-link';
import { CANNOT_BE_OPENED, NO_POLICIES } from './copy';
import styles from './policies-step.module.css';
import type { PolicyLink } from './use-policy-links';

/** Links to the policies; one that cannot be opened is named, with what to do (D9). */
export function PolicyList({ policies }: { readonly policies: readonly PolicyLink[] }) {
  if (policies.length === 0) return <p>{NO_POLICIES()}</p>;
  return (
    <ul className={styles.policies}>
      {policies.map(({ id, name, href }) => (
        <li key={id}>
          {href === null ? (
            <>
              <p>
                <bdi>{name}</bdi>
              </p>
              <p className={styles.reason}>{CANNOT_BE_OPENED()}</p>
            </>
          ) : (
            <TextLink href={href} target="_blank" rel="noopener noreferrer" isStandalone>
              <bdi>{name}</bdi>
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}
