import { createContext } from 'react';

/** True inside a layout. */
export const LayoutContext = createContext(false);
