import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/tokens.css';
import '../ui/base.css';
import { fontSettled } from './layout/web-font';
import { Shell } from './shell/shell';
import { parseRoute } from './shell/route';

const DevicePage = lazy(async () => ({
  default: (await import('./live/device-page')).DevicePage,
}));

const root = document.getElementById('root');
const { mode, machine: code } = parseRoute(window.location.hash);
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      {/* A second device shows the app alone; the code stands where a machine would. */}
      {mode === 'device' ? (
        <Suspense>
          <DevicePage code={code} />
        </Suspense>
      ) : (
        <Shell />
      )}
    </StrictMode>,
  );
void fontSettled;
