import { RouterProvider } from 'react-router-dom';
import { DataCache } from '@/lib/api/swr-config';
import { Toaster } from '@/ui/toast/toast';
import { router } from './router';

/** The portal. */
export function App() {
  return (
    <DataCache>
      <RouterProvider router={router} />
      <Toaster />
    </DataCache>
  );
}
