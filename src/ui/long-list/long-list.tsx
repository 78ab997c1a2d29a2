import { memo, useMemo, type ComponentPropsWithRef, type ReactElement } from 'react';
import { useIncrementalCount } from '../../lib/react/use-incremental-count';
import { useIsHydrating } from '../../lib/react/use-is-hydrating';
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
  /**
   * For the first view: a number renders so many children at once and the others while the browser is idle, 'whole' what is
   * still missing at once. Without it, all children are rendered at once.
   */
  readonly rendering?: number | 'whole';
};

/**
 * A vertical list; `className` sets the gap. In a long list, the browser lays out later children while it is idle:
 * until then, screen readers do not find them.
 */
export function LongList({ children, className, rendering, ...rest }: LongListProps) {
  const isShort = children.length <= CHUNKING_THRESHOLD;
  const isSliced = typeof rendering === 'number';
  const total = isShort && isSliced ? children.length : 0;
  const reached = useIncrementalCount(total, isSliced ? rendering : 0);
  const isPartial = reached < total;
  return (
    <div
      {...rest}
      data-partial={isPartial || undefined}
      className={classNames(styles.list, className)}
    >
      {isShort ? (
        (isPartial && children.slice(0, reached)) || children
      ) : (
        <Chunks items={children} rendering={rendering} />
      )}
    </div>
  );
}

type Items = { readonly items: readonly ReactElement[] };

const NO_ITEMS: Items['items'] = [];

function Chunks({ items, rendering }: Items & Pick<LongListProps, 'rendering'>) {
  const chunks = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_, index) =>
        items.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
      ),
    [items],
  );
  // What the app takes over is laid out already.
  const isLaidOut = useIsHydrating();
  const initial = rendering === undefined ? INITIAL_CHUNKS : 1;
  const reached = useIncrementalCount(chunks.length, isLaidOut ? chunks.length : initial);
  const isSliced = typeof rendering === 'number';
  return chunks.map((chunk, index) => {
    const isDeferred = index >= reached && rendering !== 'whole';
    const isPartial = reached === 1 && isSliced;
    const items = isPartial ? chunk.slice(0, rendering) : chunk;
    return (
      <Chunk
        key={index}
        items={isDeferred && isSliced ? NO_ITEMS : items}
        isDeferred={isDeferred}
        isPartial={isPartial}
      />
    );
  });
}

type ChunkProps = Items & { readonly isDeferred: boolean; readonly isPartial: boolean };

const Chunk = memo(function Chunk({ items, isDeferred, isPartial }: ChunkProps) {
  return (
    <div
      data-partial={isPartial || undefined}
      className={classNames(styles.chunk, isDeferred && styles.deferred)}
    >
      {items}
    </div>
  );
});
