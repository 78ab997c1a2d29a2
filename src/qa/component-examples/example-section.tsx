import type { ReactNode } from 'react';
import { Cluster, Stack } from '../../ui/stack/stack';
import styles from './component-examples.module.css';

type ExampleSectionProps = { name: string; note?: string; children: ReactNode };

/** A section of the examples page: one component in its states. */
export function ExampleSection({ name, note, children }: ExampleSectionProps) {
  const id = `example-${name.toLowerCase().replaceAll(/\W+/g, '-')}`;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Stack gap={2}>
        <h2 id={id}>{name}</h2>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </Stack>
      {children}
    </section>
  );
}

/** Examples side by side. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <Cluster gap={4}>{children}</Cluster>;
}
