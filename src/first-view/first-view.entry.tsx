import '../ui/tokens.css';
import '../ui/base.css';
import './first-paint.css';
import { getPageLoad } from './page-load';
import { startFirstView } from './start-first-view';

// In other languages the prefetch has requested the first view: translated-view.entry.ts.
if (document.documentElement.lang === 'en') startFirstView(getPageLoad());
