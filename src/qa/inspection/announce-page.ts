import { PAGE_OPEN_EVENT } from './inspection.types';

// Of builds for QA alone, and before everything else there (their early script is no async one): who shows the app in a
// frame of its own origin may prepare it.
window.frameElement?.dispatchEvent(new CustomEvent(PAGE_OPEN_EVENT, { detail: window }));
