import { createContext } from 'react';

/** True within the frame of a screen. */
export const FrameContext = createContext(false);
