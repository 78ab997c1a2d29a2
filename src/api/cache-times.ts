/** Cache time of a flow's data, in seconds: a user can leave the flow for help and return much later, also offline. */
export const FLOW_CACHE_SECONDS = 86_400;
/** Cache time of data that is read once to make a decision, in seconds: personal data is not kept. */
export const NO_CACHE_SECONDS = 0;
/** Cache time of what has to be at hand without a network for as long as the tab is open. */
export const TAB_CACHE_SECONDS = Infinity;
