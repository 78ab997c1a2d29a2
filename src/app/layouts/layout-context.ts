import { createContext } from 'react';

/** True within the frame of a screen. */
export const LayoutContext = createContext(false);
