import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import '../../../ui/tokens.css';
import '../../../ui/base.css';
import { LoadingScreen } from '../../../ui/loading-screen/loading-screen';
import { loadWebFont } from '../../../ui/web-font';
import { ComponentExamplesFrame } from './component-examples-frame';
import { LauncherPage } from './launcher-page';
import { openAppInFrame } from './wrapper-frame';

const WrapperPage = lazy(async () => ({ default: (await import('./wrapper-page')).WrapperPage }));

function renderLauncher(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Routes>
          <Route path="/sandbox/ui" element={<ComponentExamplesFrame />} />
          <Route
            path="/sandbox/wrapper"
            element={
              <Suspense fallback={<LoadingScreen />}>
                <WrapperPage />
              </Suspense>
            }
          />
          <Route path="*" element={<LauncherPage />} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
// The simulator's frame runs the app itself, without the launcher.
if (window.location.pathname === '/sandbox/frame') void openAppInFrame(window);
else if (root !== null) renderLauncher(root);
void loadWebFont();
