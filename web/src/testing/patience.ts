import { configure } from '@testing-library/react';

// Rendering is slow if the other core is busy.
configure({ asyncUtilTimeout: 5000 });
