/** What a flow shows: it can be left for help and come back to after any time, and without a network (s). */
export const FLOW_CACHE_SECONDS = 86_400;
/** What is read once and decided upon; what it says of a person is not kept (s). */
export const NO_CACHE_SECONDS = 0;
