import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import styles from './facts.module.css';

type Fact = { readonly icon: IconName; readonly text: ReactNode };

/** What to know before a form: each fact with an icon. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span dir="auto">{text}</span>
        </li>
      ))}
    </ul>
  );
}
