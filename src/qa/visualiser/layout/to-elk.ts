import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Chart, ChartState, ChartTransition } from '../model/chart.types';
import { toBoxContent } from './box-content';
import { measureLabel } from './edge-label';
import type { MeasureText } from './layout.types';
import { BOX_PADDING, DOT_SIZE, LABEL_PADDING } from './metrics';

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

const spacing = {
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '9',
  'elk.spacing.edgeLabel': '3',
  'elk.layered.spacing.nodeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
};

/** Breaks cycles in favour of edges that follow the order of the states. */
const FORWARD_EDGE_OPTIONS = { 'elk.layered.priority.direction': '10' };

/** Converts a chart to an ELK graph with nested nodes, sized by their content, and labelled edges. */
export function toElk(chart: Chart, measure: MeasureText, direction: Direction): ElkNode {
  const toNode = (state: ChartState): ElkNode => {
    const { width, height } = toBoxContent(chart, state, measure);
    const inner = chart.states.filter(({ parent }) => parent === state.path);
    const id = stateId(state.path);
    if (inner.length === 0) return { id, width, height };
    return {
      id,
      children: [...toMarkerNodes(chart, state, measure), ...inner.map(toNode)],
      layoutOptions: {
        ...spacing,
        'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT',
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, ${height})`,
        'elk.padding': `[top=${height + 4},left=16,bottom=16,right=16]`,
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
      ...spacing,
      'elk.algorithm': 'layered',
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

/** True if a state is inside `outer`, at any depth. */
export function isWithin(path: string, outer: string): boolean {
  return path !== outer && (outer === '' || path.startsWith(`${outer}.`));
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
