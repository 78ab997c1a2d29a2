import { useMemo, useState } from 'react';
import type { Chart } from '../model/chart.types';
import { foldChart, type FoldedChart } from '../model/fold-chart';
import { listFoldable } from '../model/foldable';
import { parseRoute } from '../shell/route';
import { navigate, useRoute } from '../shell/use-route';
import { formatFolded, getFolded, parseFolded } from './folded-states';
import type { Selection } from './highlights';

/** The folded states of a chart, and how to change them. */
export type Folding = {
  readonly foldedChart: FoldedChart;
  /** The paths of the states that can be folded. */
  readonly foldable: readonly string[];
  readonly folded: ReadonlySet<string>;
  readonly setFolded: (folded: readonly string[]) => void;
};

/** Folds states of a chart. Those of the page's machine are part of the URL; Live may show another machine's chart. */
export function useFolding(
  chart: Chart,
  active: ReadonlySet<string>,
  selection: Selection | null,
): Folding {
  const route = useRoute();
  const isInUrl = route.machine === chart.id;
  const [elsewhere, setElsewhere] = useState<string | undefined>();
  const text = isInUrl ? route.query.folded : elsewhere;
  const folded = useMemo(
    () => getFolded(chart, parseFolded(chart, text), active, selection),
    [chart, text, active, selection],
  );
  return {
    foldedChart: foldChart(chart, folded),
    foldable: listFoldable(chart),
    folded,
    setFolded: (next) => {
      const formatted = formatFolded(next);
      if (!isInUrl) setElsewhere(formatted);
      else {
        // The selection may just have changed the route.
        const current = parseRoute(window.location.hash);
        const query = { ...current.query, folded: formatted };
        navigate({ ...current, query }, { replace: true });
      }
    },
  };
}
