import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import '../../ui/tokens.css';
import '../../ui/base.css';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { loadWebFont } from '../../ui/web-font';
import { CatalogueFrame } from './catalogue-frame';
import { FrontDoorPage } from './front-door-page';
import { openAppInFrame } from './wrapper-frame';

const WrapperPage = lazy(async () => ({ default: (await import('./wrapper-page')).WrapperPage }));

function renderFrontDoor(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Routes>
          <Route path="/sandbox/ui" element={<CatalogueFrame />} />
          <Route
            path="/sandbox/wrapper"
            element={
              <Suspense fallback={<LoadingScreen />}>
                <WrapperPage />
              </Suspense>
            }
          />
          <Route path="*" element={<FrontDoorPage />} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
// The frame of the simulator holds the app itself, and nothing of the front door.
if (window.location.pathname === '/sandbox/frame') void openAppInFrame(window);
else if (root !== null) renderFrontDoor(root);
void loadWebFont();
