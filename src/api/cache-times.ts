/** What a flow shows: it can be left for help and come back to after any time, and without a network (s). */
export const AS_LONG_AS_A_FLOW_S = 86_400;
/** What is read once and decided upon; what it says of a person is not kept (s). */
export const NOT_AT_ALL_S = 0;
