import { PAGE_OPEN_EVENT } from './inspection.types';

// QA builds only. Runs before all other scripts of the page (it is part of the first inline script), so that a parent page
// of the same origin can prepare the window.
window.frameElement?.dispatchEvent(new CustomEvent(PAGE_OPEN_EVENT, { detail: window }));
