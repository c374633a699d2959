import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Toaster } from '@/ui/toast/toast';
import { Splash } from './pages/splash';
import { router } from './router';

/** The portal. Where it opens on a page of members, the router waits for their routes. */
export function App() {
  const isReady = useSyncExternalStore(router.subscribe, () => router.state.initialized);
  return (
    <>
      {isReady ? <RouterProvider router={router} /> : <Splash />}
      <Toaster />
    </>
  );
}
