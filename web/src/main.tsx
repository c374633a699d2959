import '@/app/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { start } from '@/app/start';
import { applyStoredTheme } from '@/ui/theme-toggle';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
applyStoredTheme();
await start();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
