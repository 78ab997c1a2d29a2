import { lazy } from 'react';

const importLineChart = () => import(/* webpackChunkName: "charts" */ '../../ui/chart/line-chart');
const importBarChart = () => import(/* webpackChunkName: "charts" */ '../../ui/chart/bar-chart');

/** The charts, in a chunk of their own with the chart library. */
export const LineChart = lazy(async () => ({ default: (await importLineChart()).LineChart }));
export const BarChart = lazy(async () => ({ default: (await importBarChart()).BarChart }));

// The chunk loads in parallel with the graphs; if that fails, rendering a chart imports it again.
importLineChart().catch(() => undefined);
