/** The safety net of a person (§2); every frame has it fetched ahead. */
export const importSafetyNetPage = () =>
  import(/* webpackChunkName: "safety-net" */ '../../features/safety-net/safety-net-page');
