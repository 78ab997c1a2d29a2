import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Box, ChartLayout } from '../layout/layout.types';
import type { ViewportControls } from './use-viewport';
import { getBoundingBox } from './viewport';

/**
 * Brings the followed states into view when they or the layout change. Returns a function that keeps a state in its place
 * on the screen in the next layout instead, because the user collapsed or expanded it.
 */
export function useFollowStates(
  { states }: ChartLayout,
  follow: readonly string[] | undefined,
  { revealBox, keep }: ViewportControls,
  isReady: boolean,
): (path: string) => void {
  const followedPaths = follow?.join('\n') ?? '';
  const kept = useRef<{ readonly path: string; readonly before: Box } | null>(null);

  useLayoutEffect(() => {
    if (!isReady) return;
    const { path, before } = kept.current ?? { path: '', before: null };
    const after = states.get(path);
    if (before !== null && after === before) return;
    kept.current = null;
    if (before !== null && after !== undefined) {
      keep(before, after);
      return;
    }
    const boxes = followedPaths.split('\n').flatMap((followed) => states.get(followed) ?? []);
    const box = followedPaths === '' ? null : getBoundingBox(boxes);
    if (box !== null) revealBox(box);
  }, [followedPaths, states, revealBox, keep, isReady]);

  return useCallback(
    (path) => {
      const before = states.get(path);
      kept.current = before === undefined ? null : { path, before };
    },
    [states],
  );
}
