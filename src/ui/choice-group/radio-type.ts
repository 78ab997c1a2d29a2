/**
 * The type of a radio, in capitals: the browser takes them for the same, but where it reads 'radio', React searches the
 * whole document for the others of the group after each press. They are unchecked by the state that every press sets.
 */
export const RADIO = 'RADIO';
