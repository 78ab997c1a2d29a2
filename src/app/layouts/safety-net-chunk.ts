/** The safety net (§2). Not in chunks.ts: layouts preload it, and chunks.ts imports layouts. */
export const importSafetyNetPage = () =>
  import(/* webpackChunkName: "safety-net" */ '../../features/safety-net/safety-net-page');

/** The request of the safety net, in the same chunk. */
export const importSafetyNetApi = () =>
  import(/* webpackChunkName: "safety-net" */ '../../api/safety-net.api');
