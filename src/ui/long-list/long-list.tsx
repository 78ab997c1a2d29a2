import {
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type ReactElement,
  type RefObject,
} from 'react';
import { useIncrementalCount } from '../../lib/react/use-incremental-count';
import { useIsPrinting } from '../../lib/browser/use-is-printing';
import { useIsHydrating } from '../../lib/react/use-is-hydrating';
import { classNames } from '../class-names';
import styles from './long-list.module.css';

/** Lists up to this weight are not split into chunks. */
const CHUNKING_THRESHOLD = 40;
/** The browser checks every chunk in every frame, so fewer and longer chunks are cheaper. */
const CHUNK_SIZE = 10;
/** The weight of the chunks that the browser lays out before the first frame. */
const INITIAL_WEIGHT = 100;

type LongListProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'> & {
  readonly children: readonly ReactElement[];
  /**
   * For the first view: a number renders so many children at once and the others while the browser is idle, 'whole' what is
   * still missing at once. Without it, all children are rendered at once.
   */
  readonly rendering?: number | 'whole';
  /** How much each child costs to lay out, relative to an ordinary question; 1 by default. */
  readonly weights?: readonly number[] | undefined;
};

/**
 * A vertical list; `className` sets the gap. In a long list, the browser lays out later children while it is idle:
 * until then, screen readers do not find them.
 */
export function LongList({ children, className, rendering, weights, ...rest }: LongListProps) {
  const weight = weights?.reduce((sum, one) => sum + one, 0) ?? children.length;
  const isShort = weight <= CHUNKING_THRESHOLD;
  const isSliced = typeof rendering === 'number';
  const total = isShort && isSliced ? children.length : 0;
  const reached = useIncrementalCount(total, isSliced ? rendering : 0);
  const isPrinting = useIsPrinting();
  const isPartial = reached < total && !isPrinting;
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterInert(list, rest.inert === true);
  return (
    <div
      {...rest}
      ref={list}
      data-partial={isPartial || undefined}
      className={classNames(styles.list, className)}
    >
      {isShort ? (
        (isPartial && children.slice(0, reached)) || children
      ) : (
        <Chunks
          items={children}
          rendering={isPrinting ? 'whole' : rendering}
          weights={weights}
          weight={weight}
        />
      )}
    </div>
  );
}

/** The browser takes the focus from a list that becomes inert: gives it back when the list no longer is, unless it has moved on. */
function useFocusAfterInert(list: RefObject<HTMLElement | null>, isInert: boolean): void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isInert) {
      focused.current = list.current?.contains(activeElement) === true ? activeElement : null;
    } else if (focused.current instanceof HTMLElement && activeElement === body) {
      focused.current.focus({ preventScroll: true });
    }
  }, [list, isInert]);
}

type Items = { readonly items: readonly ReactElement[] };

const NO_ITEMS: Items['items'] = [];

/** Splits items into chunks of `CHUNK_SIZE`, or fewer heavy ones. */
function toChunks(items: Items['items'], weights: LongListProps['weights']): Items['items'][] {
  const chunks: ReactElement[][] = [];
  let remaining = 0;
  for (const [index, item] of items.entries()) {
    const chunk = remaining > 0 ? chunks.at(-1) : undefined;
    if (chunk === undefined) {
      chunks.push([item]);
      remaining = CHUNK_SIZE;
    } else chunk.push(item);
    remaining -= weights?.[index] ?? 1;
  }
  return chunks;
}

type ChunksProps = Items &
  Pick<LongListProps, 'rendering' | 'weights'> & {
    /** Of all items together. */
    readonly weight: number;
  };

function Chunks({ items, rendering, weights, weight }: ChunksProps) {
  const chunks = useMemo(() => toChunks(items, weights), [items, weights]);
  // What the app takes over is laid out already.
  const isLaidOut = useIsHydrating();
  const initial =
    rendering === undefined ? Math.ceil((chunks.length * INITIAL_WEIGHT) / weight) : 1;
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
