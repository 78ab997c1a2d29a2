import { lazy } from 'react';

const lineChart = () => import(/* webpackChunkName: "charts" */ '../../ui/chart/line-chart');
const barChart = () => import(/* webpackChunkName: "charts" */ '../../ui/chart/bar-chart');

/** The charts and the library that draws them, which nothing else needs. */
export const LineChart = lazy(async () => ({ default: (await lineChart()).LineChart }));
export const BarChart = lazy(async () => ({ default: (await barChart()).BarChart }));

// They are on their way while the graphs are asked for; what does not arrive is asked for again where it is drawn.
lineChart().catch(() => undefined);
