import '@/app/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startAfterIdle } from '@/app/after-idle';
import { App } from '@/app/app';
import { watchErrors } from '@/app/browser-errors';
import { start } from '@/app/start';
import { applyStoredTheme } from '@/ui/theme-toggle';

watchErrors();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
applyStoredTheme();
// No top-level `await`: the page's other files import this one, and would wait until it is done.
void start().then(() => {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
// In development, file names carry no hash, so a cached file could be out of date.
if (import.meta.env.PROD) void startAfterIdle();
