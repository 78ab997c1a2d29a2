import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Chart } from '../model/chart.types';
import type { Box, ChartLayout, EdgePath } from './layout.types';
import {
  anyStateMarkerId,
  initialMarkerId,
  initialEdgeId,
  stateId,
  transitionId,
  toLeafBox,
  type Direction,
} from './to-elk';

/** Converts the result of ELK to the layout of `chart`. */
export function fromElk(chart: Chart, root: ElkNode, direction: Direction): ChartLayout {
  const paths = chart.states.map(({ path }) => path);
  const nodes = listNodes(root);
  const boxes = new Map(nodes.map((node) => [node.id, toBox(node)]));
  const leaves = new Map(
    nodes
      .filter(({ children }) => children === undefined)
      .map((node) => [node.id, toLeafBox(toBox(node), direction)]),
  );
  const edges = new Map((root.edges ?? []).map((edge) => [edge.id, toPath(edge)]));
  const ids = chart.transitions.map(({ id }) => id);
  return {
    width: root.width ?? 0,
    height: root.height ?? 0,
    states: pickByKey(paths, new Map([...boxes, ...leaves]), stateId),
    initialMarkers: pickByKey(paths, boxes, initialMarkerId),
    anyStateMarkers: pickByKey(paths, boxes, anyStateMarkerId),
    initialEdges: pickByKey(paths, edges, initialEdgeId),
    transitions: pickByKey(ids, edges, transitionId),
  };
}

function pickByKey<Value>(
  keys: readonly string[],
  all: ReadonlyMap<string, Value>,
  toId: (key: string) => string,
): ReadonlyMap<string, Value> {
  return new Map(
    keys.flatMap((key) => {
      const value = all.get(toId(key));
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

function listNodes(node: ElkNode): readonly ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(listNodes)];
}

function toBox({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x, y, width, height };
}

function toPath({ sections = [], labels = [] }: ElkExtendedEdge): EdgePath {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  const [label] = labels;
  return { points, label: label === undefined ? null : toBox(label) };
}
