import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** The least that a page of the portal could be: React, the router, the portal's stylesheet and a heading. */
const router = createBrowserRouter([{ path: '*', element: createElement('h1', null, 'Floor') }]);

createRoot(document.getElementById('root')).render(createElement(RouterProvider, { router }));
