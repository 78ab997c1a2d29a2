import '../../ui/tokens.css';
import '../../ui/base.css';
import './first-paint.css';
import { getFirstLoad } from '../../lib/first-load/first-load';
import { drawFirstView } from './draw-first-view';

const { load } = getFirstLoad();
const element = document.getElementById('root');
// What fails here also fails in the app, which then shows it.
if (load !== null && element !== null) drawFirstView(element, load).catch(() => undefined);
