import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../class-names';
import styles from './long-list.module.css';

/** Lists up to this length are not split into chunks. */
const CHUNKING_THRESHOLD = 40;
/** The browser checks every chunk in every frame, so fewer and longer chunks are cheaper. */
const CHUNK_SIZE = 10;

type LongListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  readonly children: readonly ReactElement[];
};

/** A vertical list; `className` sets the gap. In a long list, children off screen are not rendered by the browser. */
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
