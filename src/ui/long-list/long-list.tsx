import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../class-names';
import styles from './long-list.module.css';

/** Up to this many children stand as they are. */
const CHUNKING_THRESHOLD = 40;
/** The browser watches each chunk in every frame: a few that are somewhat longer cost less than one a child. */
const CHUNK_SIZE = 10;

type LongListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  readonly children: readonly ReactElement[];
};

/** Sets its children one below the other; `className` gives the gap. Of very many, those off screen are not painted. */
export function LongList({ children, className, ...rest }: LongListProps) {
  return (
    <div {...rest} className={classNames(styles.list, className)}>
      {children.length <= CHUNKING_THRESHOLD ? children : toChunks(children)}
    </div>
  );
}

function toChunks(children: readonly ReactElement[]): readonly ReactElement[] {
  return Array.from({ length: Math.ceil(children.length / CHUNK_SIZE) }, (_, index) => (
    <div key={index} className={styles.chunk}>
      {children.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE)}
    </div>
  ));
}
