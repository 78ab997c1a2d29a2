import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Chart, ChartState, ChartTransition } from '../model/chart.types';
import type { CollapsedChart } from '../model/collapse-chart';
import { isWithin } from '../model/paths';
import { toBoxContent } from './box-content';
import { measureLabel } from './edge-label';
import type { Box, MeasureText, Size } from './layout.types';
import { BOX_PADDING, CORNER, DOT_SIZE, LABEL_PADDING } from './metrics';

/** Ids of the nodes and edges in the ELK graph. */
export const stateId = (path: string) => `state ${path}`;
export const initialMarkerId = (path: string) => `initial ${path}`;
export const anyStateMarkerId = (path: string) => `any ${path}`;
export const initialEdgeId = (path: string) => `initial edge ${path}`;
export const transitionId = (id: string) => `transition ${id}`;

/** Label of the marker that stands for any inner state of a compound state. */
export const ANY_STATE_LABEL = 'any inner state';

/** The main direction of a chart. */
export type Direction = 'down' | 'right';

/** Distance between arrows that end at the same side of a box, in pixels. */
const ARROW_DISTANCE = 9;
/** Distance of inner states from the frame around them, in pixels. */
const INNER_PADDING = 10 + CORNER;

const nodeOptions = {
  // Besides the distance itself, the corners, see `toLeafSize`.
  'elk.spacing.nodeNode': `${16 + 2 * CORNER}`,
  'elk.spacing.edgeNode': `${8 + CORNER}`,
  'elk.spacing.edgeEdge': '9',
  'elk.spacing.edgeLabel': '3',
  // Narrow, so that more of the flow fits on the screen; an arrowhead still fits between.
  'elk.layered.spacing.nodeNodeBetweenLayers': '9',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
  // Arrows may start and end anywhere on a side, so that most of them are straight.
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.networkSimplex.nodeFlexibility.default': 'PORT_POSITION',
};

/** Breaks cycles in favour of edges that follow the order of the states. */
const FORWARD_EDGE_OPTIONS = { 'elk.layered.priority.direction': '10' };

/** The side of a box that arrows start from and end at, in a chart that runs across: it must have room for all of them. */
const getSideLength = ({ transitions }: CollapsedChart, path: string) =>
  transitions.filter(
    ({ source, targets }) => targets.length > 0 && (source === path || targets.includes(path)),
  ).length * ARROW_DISTANCE;

/** The size of a box for ELK; downwards without its rounded corners, because arrows should not end there. */
function toLeafSize(chart: CollapsedChart, path: string, size: Size, direction: Direction): Size {
  const { width, height } = size;
  return direction === 'down'
    ? { width: width - 2 * CORNER, height }
    : { width, height: Math.max(height, getSideLength(chart, path)) };
}

/** The whole box of a state that ELK has placed. */
export const toLeafBox = ({ x, y, width, height }: Box, direction: Direction): Box =>
  direction === 'down'
    ? { x: x - CORNER, y, width: width + 2 * CORNER, height }
    : { x, y, width, height };

/** Converts a chart to an ELK graph with nested nodes, sized by their content, and labelled edges. */
export function toElk(chart: CollapsedChart, measure: MeasureText, direction: Direction): ElkNode {
  const toNode = (state: ChartState): ElkNode => {
    const { width, height } = toBoxContent(chart, state, measure);
    const inner = chart.states.filter(({ parent }) => parent === state.path);
    const id = stateId(state.path);
    if (inner.length === 0)
      return { id, ...toLeafSize(chart, state.path, { width, height }, direction) };
    return {
      id,
      children: [...toMarkerNodes(chart, state, measure), ...inner.map(toNode)],
      layoutOptions: {
        ...nodeOptions,
        'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT',
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, ${height})`,
        'elk.padding': `[top=${height + 2},left=${INNER_PADDING},bottom=${INNER_PADDING},right=${INNER_PADDING}]`,
      },
    };
  };
  const machine = chart.states.find(({ parent }) => parent === null);
  return {
    id: 'chart',
    children: machine === undefined ? [] : [toNode(machine)],
    edges: [
      ...toInitialEdges(chart),
      ...chart.transitions.flatMap((transition) => toEdges(chart, transition, measure)),
    ],
    layoutOptions: {
      ...nodeOptions,
      'elk.algorithm': 'layered',
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
      'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.randomSeed': '1',
    },
  };
}

/** The initial dot of a state, and the any-state marker if a transition needs one. */
function toMarkerNodes(
  chart: Chart,
  { path }: ChartState,
  measure: MeasureText,
): readonly ElkNode[] {
  const hasInitialState = chart.states.some(
    ({ parent, isInitial }) => parent === path && isInitial,
  );
  const needsAnyStateMarker = chart.transitions.some(
    (transition) =>
      transition.source === path && transition.targets.some((target) => isWithin(target, path)),
  );
  return [
    ...(hasInitialState ? [{ id: initialMarkerId(path), width: DOT_SIZE, height: DOT_SIZE }] : []),
    ...(needsAnyStateMarker
      ? [
          {
            id: anyStateMarkerId(path),
            width: Math.ceil(measure(ANY_STATE_LABEL, 'label')) + 4 * LABEL_PADDING,
            height: 2 * BOX_PADDING + 4,
          },
        ]
      : []),
  ];
}

function toInitialEdges({ states }: Chart): readonly ElkExtendedEdge[] {
  return states
    .filter(({ isInitial }) => isInitial)
    .map(({ path, parent }) => ({
      id: initialEdgeId(parent ?? ''),
      sources: [initialMarkerId(parent ?? '')],
      targets: [stateId(path)],
      layoutOptions: FORWARD_EDGE_OPTIONS,
    }));
}

function toEdges(
  { states }: Chart,
  transition: ChartTransition,
  measure: MeasureText,
): readonly ElkExtendedEdge[] {
  const getOrder = (statePath: string) => states.findIndex(({ path }) => path === statePath);
  const { id, source, targets } = transition;
  const [target] = targets;
  if (target === undefined) return [];
  return [
    {
      id: transitionId(id),
      sources: [isWithin(target, source) ? anyStateMarkerId(source) : stateId(source)],
      targets: [stateId(target)],
      ...(getOrder(target) > getOrder(source) && { layoutOptions: FORWARD_EDGE_OPTIONS }),
      labels: [{ id: `label ${id}`, text: id, ...measureLabel(transition, measure) }],
    },
  ];
}
