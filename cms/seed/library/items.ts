import { AGREEMENTS } from './agreements';
import { ATTORNEY_PAPERS } from './attorney-papers';
import { CARE_ITEMS } from './care-items';
import type { DemoItem } from './demo-item';
import { FINANCIALS } from './financials';
import { GUIDES } from './guides';
import { INTAKE_AND_SCREENING } from './intake-and-screening';
import { LINKED_FILMS } from './linked-films';
import { TRAINING } from './training';

/** Everything in the demo's library. */
export const ITEMS: readonly DemoItem[] = [
  ...AGREEMENTS,
  ...FINANCIALS,
  ...INTAKE_AND_SCREENING,
  ...CARE_ITEMS,
  ...TRAINING,
  ...GUIDES,
  ...ATTORNEY_PAPERS,
  ...LINKED_FILMS,
];
