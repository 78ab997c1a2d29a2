import { createContext } from 'react';

/** True within a form whose last press was refused by its own fields: what an answer said before that is over. */
export const SubmitFailedContext = createContext(false);
