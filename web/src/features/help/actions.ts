import { helpPages } from '@hearthside/contract/help/pages';
import type { Action } from '@/lib/action';

export const ACTIONS: readonly Action[] = [
  {
    label: 'Contact support',
    words: 'ask help call phone email the office problem',
    path: helpPages.home,
    mayBegin: () => true,
  },
  {
    label: 'Emergency help',
    words: 'hotline urgent poison injured animal first aid',
    path: helpPages.topic('emergencies'),
    mayBegin: () => true,
  },
];
