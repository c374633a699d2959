import type { Make } from './example';

export const systemExamples: Record<string, Make> = {
  'GET /system': () => ({}),
};
