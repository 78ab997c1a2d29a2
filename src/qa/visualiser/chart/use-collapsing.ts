import { useMemo, useState } from 'react';
import type { Chart } from '../model/chart.types';
import { collapseChart, type CollapsedChart } from '../model/collapse-chart';
import { listCollapsible } from '../model/collapsible';
import { parseRoute } from '../shell/route';
import { navigate, useRoute } from '../shell/use-route';
import { formatCollapsed, getCollapsed, parseCollapsed } from './collapsed-states';
import type { Selection } from './highlights';

/** The collapsed states of a chart, and how to change them. */
export type Collapsing = {
  readonly collapsedChart: CollapsedChart;
  /** The paths of the states that can be collapsed. */
  readonly collapsible: readonly string[];
  readonly collapsed: ReadonlySet<string>;
  readonly setCollapsed: (collapsed: readonly string[]) => void;
};

/** Collapses states of a chart. Those of the page's machine are part of the URL; Live may show another machine's chart. */
export function useCollapsing(
  chart: Chart,
  active: ReadonlySet<string>,
  selection: Selection | null,
): Collapsing {
  const route = useRoute();
  const isInUrl = route.machine === chart.id;
  const [elsewhere, setElsewhere] = useState<string | undefined>();
  const text = isInUrl ? route.query.collapsed : elsewhere;
  const collapsed = useMemo(
    () => getCollapsed(chart, parseCollapsed(chart, text), active, selection),
    [chart, text, active, selection],
  );
  return {
    collapsedChart: collapseChart(chart, collapsed),
    collapsible: listCollapsible(chart),
    collapsed,
    setCollapsed: (next) => {
      const formatted = formatCollapsed(next);
      if (!isInUrl) setElsewhere(formatted);
      else {
        // The selection may just have changed the route.
        const current = parseRoute(window.location.hash);
        const query = { ...current.query, collapsed: formatted };
        navigate({ ...current, query }, { replace: true });
      }
    },
  };
}
