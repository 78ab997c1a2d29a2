import { createProvider } from './create-provider';
import { addStyles } from './styles';

/** The release that the app's Stripe packages expect. */
const VERSION = 'endive';

addStyles(document);
Object.assign(window, { Stripe: Object.assign(createProvider, { version: VERSION }) });
