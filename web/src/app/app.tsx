import { RouterProvider } from 'react-router-dom';
import { DataCache } from '@/lib/swr-config';
import { Toaster } from '@/ui/toast';
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
