import { memo, useMemo, type ComponentPropsWithRef, type ReactElement } from 'react';
import { useIncrementalCount } from '../../lib/react/use-incremental-count';
import { classNames } from '../class-names';
import styles from './long-list.module.css';

/** Lists up to this length are not split into chunks. */
const CHUNKING_THRESHOLD = 40;
/** The browser checks every chunk in every frame, so fewer and longer chunks are cheaper. */
const CHUNK_SIZE = 10;
/** How many chunks the browser lays out before the first frame. */
const INITIAL_CHUNKS = 10;

type LongListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  readonly children: readonly ReactElement[];
};

/**
 * A vertical list; `className` sets the gap. In a long list, the browser lays out later children while it is idle:
 * until then, screen readers do not find them.
 */
export function LongList({ children, className, ...rest }: LongListProps) {
  return (
    <div {...rest} className={classNames(styles.list, className)}>
      {children.length <= CHUNKING_THRESHOLD ? children : <Chunks items={children} />}
    </div>
  );
}

type Items = { readonly items: readonly ReactElement[] };

function Chunks({ items }: Items) {
  const chunks = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_, index) =>
        items.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
      ),
    [items],
  );
  const laidOut = useIncrementalCount(chunks.length, INITIAL_CHUNKS);
  return chunks.map((chunk, index) => (
    <Chunk key={index} items={chunk} isDeferred={index >= laidOut} />
  ));
}

const Chunk = memo(function Chunk({ items, isDeferred }: Items & { readonly isDeferred: boolean }) {
  return <div className={classNames(styles.chunk, isDeferred && styles.deferred)}>{items}</div>;
});
