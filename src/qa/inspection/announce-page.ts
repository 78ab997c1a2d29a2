import { PAGE_OPEN_EVENT } from './inspection.types';

// QA builds only. Runs before all other scripts of the page (the prefetch script is not async there), so that a parent page
// of the same origin can prepare the window.
window.frameElement?.dispatchEvent(new CustomEvent(PAGE_OPEN_EVENT, { detail: window }));
