import '@/app/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { keepOffline } from '@/app/keep-offline';
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
// Where people develop, files have no hashes: a kept one would be an old one.
if (import.meta.env.PROD) void keepOffline();
