import { RouterProvider } from 'react-router-dom';
import { Toaster } from '@/ui/toast/toast';
import { router } from './router';

/** The portal. */
export function App() {
  return (
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>
  );
}
