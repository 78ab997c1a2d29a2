import { createContext } from 'react';

/** True within a form whose own validation stopped the last submit: an earlier server message no longer applies. */
export const SubmitFailedContext = createContext(false);
