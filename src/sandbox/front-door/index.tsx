import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../../ui/tokens.css';
import '../../ui/base.css';
import { loadWebFont } from '../../ui/web-font';
import { CatalogueFrame } from './catalogue-frame';
import { FrontDoorPage } from './front-door-page';

const router = createBrowserRouter([
  { path: '/sandbox/ui', element: <CatalogueFrame /> },
  { path: '*', element: <FrontDoorPage /> },
]);

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
void loadWebFont();
