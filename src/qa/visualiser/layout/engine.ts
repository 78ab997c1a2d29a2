import ElkConstructor, { type ELK, type ElkNode } from 'elkjs/lib/elk-api';

/** The worker from the elkjs package, copied by the build. */
const WORKER_URL = '/visualiser/elk-worker.js';

/** A chart with all that charts have, so that the worker compiles the code for it. */
const SAMPLE: ElkNode = {
  id: 'sample',
  layoutOptions: { 'elk.algorithm': 'layered', 'elk.hierarchyHandling': 'INCLUDE_CHILDREN' },
  children: [
    { id: 'outer', children: [{ id: 'inner', width: 1, height: 1 }] },
    { id: 'other', width: 1, height: 1 },
  ],
  edges: [
    {
      id: 'edge',
      sources: ['other'],
      targets: ['inner'],
      labels: [{ id: 'label', text: 'label', width: 1, height: 1 }],
    },
  ],
};

/** One worker for all charts of the page. */
let engine: ELK | null = null;

/** The layout library in its worker. Throws if the browser has no workers. */
export function getEngine(): ELK {
  engine ??= new ElkConstructor({ workerUrl: WORKER_URL });
  return engine;
}

/** Loads the worker while the page is still loading, so that the first chart is laid out sooner. */
export function prepareEngine(): void {
  if (typeof Worker === 'undefined') return;
  getEngine()
    .layout(SAMPLE)
    // The layout of the first chart fails in the same way, and shows it.
    .catch(() => undefined);
}
