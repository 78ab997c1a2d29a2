import type { Policy } from '../../../machines/intake/intake.types';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { toTrustedUrl } from '../../lib/url/sanitize-url';
import { TextLink } from '../../ui/text-link/text-link';
import { NO_POLICIES, unnamedPolicy, unavailablePolicy } from './copy';
import styles from './policies-step.module.css';

/** Links to the policies; a policy whose URL is not of a trusted origin is shown without a link (D9). */
export function PolicyList({ policies }: { readonly policies: readonly Policy[] }) {
  const { trustedOrigins } = useConfiguration();
  if (policies.length === 0) return <p>{NO_POLICIES}</p>;
  return (
    <ul className={styles.policies}>
      {policies.map((policy, index) => {
        const name = getPolicyName(policy, index);
        const href = toTrustedUrl(policy.url, {
          ownOrigin: window.location.origin,
          trustedOrigins,
        });
        return (
          <li key={policy.id}>
            {href === null ? (
              unavailablePolicy(name)
            ) : (
              <TextLink href={href} target="_blank" rel="noopener noreferrer" isStandalone>
                {name}
              </TextLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function getPolicyName({ description, fileName }: Policy, index: number): string {
  const names = [description, fileName].map((name) => name?.trim() ?? '');
  return names.find((name) => name !== '') ?? unnamedPolicy(index + 1);
}
