import type { ComponentType } from 'react';
import type { Feature } from '@/lib/feature';

/** What each `subject.ts` of a folder in `features/` tells: its manifest, and pages that the frame itself shows. */
const manifests = import.meta.glob<Record<string, Feature<never> | ComponentType>>(
  '../features/*/subject.ts',
  {
    eager: true,
  },
);

/** Every feature with pages: a folder in `features/` is one by having a `subject.ts`. */
export const FEATURES: readonly Feature<never>[] = Object.values(manifests)
  .flatMap((one) => Object.values(one))
  .filter((told) => 'sections' in told);
