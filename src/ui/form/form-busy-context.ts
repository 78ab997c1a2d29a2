import { createContext } from 'react';

/**
 * True within a form that is being sent. Its fields cannot be changed then: what is sent would not be what they show. They
 * keep the focus and can be read.
 */
export const FormBusyContext = createContext(false);
