/** The safety net (§2). Not in chunks.ts: AppLayout preloads it, and chunks.ts imports layouts. */
export const importSafetyNetPage = () =>
  import(/* webpackChunkName: "safety-net" */ '../../features/safety-net/safety-net-page');
