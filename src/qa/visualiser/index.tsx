import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../ui/tokens.css';
import '../../ui/base.css';
import { prepareEngine } from './layout/engine';
import { fontSettled } from './layout/web-font';
import { Visualiser } from './visualiser';

prepareEngine();
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Visualiser />
    </StrictMode>,
  );
void fontSettled;
