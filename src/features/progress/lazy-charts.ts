import { lazy } from 'react';

const importLineChart = () => import(/* webpackChunkName: "charts" */ '../../ui/chart/line-chart');
const importBarChart = () => import(/* webpackChunkName: "charts" */ '../../ui/chart/bar-chart');

/** The charts and the library that draws them, which nothing else needs. */
export const LineChart = lazy(async () => ({ default: (await importLineChart()).LineChart }));
export const BarChart = lazy(async () => ({ default: (await importBarChart()).BarChart }));

// They are on their way while the graphs are asked for; what does not arrive is asked for again where it is drawn.
importLineChart().catch(() => undefined);
