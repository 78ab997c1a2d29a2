/** @jest-environment node */
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import type { Box } from '../../../../src/qa/visualiser/layout/layout.types';
import { collapseChart } from '../../../../src/qa/visualiser/model/collapse-chart';
import { listCollapsedAtFirst } from '../../../../src/qa/visualiser/model/collapsible';
import { toChart } from '../../../../src/qa/visualiser/model/to-chart';
import {
  ARROW_DIRECTIONS,
  findNeighbour,
} from '../../../../src/qa/visualiser/chart/find-neighbour';
import { layOut } from './lay-out';

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const charts = MACHINE_REGISTRY.flatMap((entry) => {
  const chart = toChart(entry);
  const collapsed = listCollapsedAtFirst(chart);
  const expandedCase = { name: chart.title, chart: collapseChart(chart) };
  if (collapsed.length === 0) return [expandedCase];
  const collapsedCase = {
    name: `${chart.title}, collapsed`,
    chart: collapseChart(chart, new Set(collapsed)),
  };
  return [expandedCase, collapsedCase];
});

describe.each(charts)('layout of "$name"', ({ chart }) => {
  const layoutPromise = layOut(chart);

  it('puts every state inside its parent without overlaps, and has every arrow', async () => {
    const { states, transitions, initialEdges } = await layoutPromise;
    const getBox = (path: string) => states.get(path) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const { path, parent } of chart.states) {
      expect(getBox(path).width).toBeGreaterThan(0);
      if (parent !== null) expect(isInside(getBox(path), getBox(parent))).toBe(true);
      const siblings = chart.states.filter(
        (state) => state.parent === parent && state.path !== path,
      );
      expect(siblings.filter((sibling) => overlap(getBox(path), getBox(sibling.path)))).toEqual([]);
    }
    const arrows = chart.transitions.filter(({ targets }) => targets.length > 0);
    expect([...transitions.keys()].sort()).toEqual(arrows.map(({ id }) => id).sort());
    for (const { points, label } of transitions.values()) {
      expect(points.length).toBeGreaterThan(1);
      expect(label?.width).toBeGreaterThan(0);
    }
    expect(initialEdges.size).toBe(chart.states.filter(({ isInitial }) => isInitial).length);
  });

  it('lets the arrow keys reach every state', async () => {
    const layout = await layoutPromise;
    const reached = new Set([chart.states[1]?.path ?? '']);
    for (const path of reached)
      for (const direction of Object.values(ARROW_DIRECTIONS)) {
        const next = findNeighbour(layout, path, direction);
        if (next !== null) reached.add(next);
      }
    expect([...reached].sort()).toEqual(chart.states.map(({ path }) => path).sort());
  });
});

it('lays out a chart in the same way every time', async () => {
  const [entry] = MACHINE_REGISTRY;
  if (entry === undefined) throw new Error('There is no machine.');
  const chart = collapseChart(toChart(entry));
  expect(await layOut(chart)).toEqual(await layOut(chart));
});
