import type { LaunchCardData } from '../control/control.types';
import { Card } from '../../../ui/card/card';
import { LinkButton } from '../../../ui/button/button';
import { Cluster } from '../../../ui/stack/stack';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import styles from './launcher-page.module.css';

/** A card on the launcher: a user or a page, a short description, and the links that open it. */
export function LaunchCard({ title, story, links }: LaunchCardData) {
  return (
    <li>
      <Card className={styles.card}>
        <span className={styles.initial} aria-hidden="true">
          {title
            .replace(/^(?:The|A) /, '')
            .charAt(0)
            .toUpperCase()}
        </span>
        <h3>{title}</h3>
        <p className={styles.muted}>{story}</p>
        <div className={styles.cardLinks}>
          <Cluster gap={2}>
            {links.map(({ label, path }) => (
              <LinkButton key={path} variant="secondary" href={path}>
                {label}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </LinkButton>
            ))}
          </Cluster>
        </div>
      </Card>
    </li>
  );
}
