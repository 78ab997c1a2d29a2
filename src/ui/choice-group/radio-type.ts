/**
 * The `type` of a radio, in capitals. Browsers ignore the case, but for 'radio' React searches the whole document for
 * the other radios of the group after each change. That is not needed where the state changes too: it unchecks them.
 */
export const RADIO = 'RADIO';
