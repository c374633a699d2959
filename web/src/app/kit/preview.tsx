import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../theme.css';
import { applyStoredTheme } from '@/ui/theme-toggle';
import { KitPage } from './kit-page';
applyStoredTheme();
createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <KitPage />
  </BrowserRouter>,
);
