import type { ReactNode } from 'react';
import { PageIntro } from '../../ui/page-intro/page-intro';
import { assessmentsIntro, greeting, HOME, NOTHING_DUE_INTRO } from './copy';
import styles from './home-page.module.css';

type Props = {
  readonly firstName: string;
  /** The patient's name in the possessive for a participant; null for a patient, undefined while it loads. */
  readonly name: string | null | undefined;
  /** Undefined while the list of assessments loads. */
  readonly hasDue: boolean | undefined;
  readonly children: ReactNode;
};

/** The greeting of the home page, and its content below it. */
export function HomeLayout({ firstName, name, hasDue, children }: Props) {
  return (
    <div className={styles.page}>
      <PageIntro heading={greeting(firstName.trim())} title={HOME()} lead={getLead(name, hasDue)} />
      {children}
    </div>
  );
}

function getLead(name: Props['name'], hasDue: Props['hasDue']): string | undefined {
  if (name === undefined || hasDue === undefined) return undefined;
  return hasDue ? assessmentsIntro(name) : NOTHING_DUE_INTRO();
}

/** What is beside the first list on wide screens, and below it on others. */
export function TodayColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles.today}>{children}</div>;
}
