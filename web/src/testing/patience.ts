import { configure } from '@testing-library/react';

// Rendering is slow where the other core is busy.
configure({ asyncUtilTimeout: 5000 });
