import '../../ui/tokens.css';
import '../../ui/base.css';
import './first-paint.css';
import { startPrefetch } from '../prefetch/start-prefetch';
import { drawFirstView } from './draw-first-view';

try {
  // What fails here also fails in the app, which then shows it.
  drawFirstView(startPrefetch()).catch(() => undefined);
} catch {
  // The first view is optional: the app sends the requests itself, and reports configuration errors.
}
