import { z } from 'zod';
import { readData } from '../read-data';
import { demoItemSchema, type DemoItem } from './demo-item';

const FILES = [
  'agreements',
  'financials',
  'intake-and-screening',
  'care-items',
  'training',
  'guides',
  'attorney-papers',
  'linked-films',
];

/** Everything in the demo's library. */
export const ITEMS: readonly DemoItem[] = FILES.flatMap((name) =>
  readData(`library/${name}`, z.array(demoItemSchema)),
);
