import type { DonorStatement } from '@hearthside/contract/donation-shapes';
import { shownMethod } from './donation-words';

/** What a statement is called. */
export const statementTitle = ({ year }: Pick<DonorStatement, 'year'>) => `Gifts in ${year}`;

/** How a gift was paid, with that it comes again. */
export const givenBy = ({ method, isRecurring }: DonorStatement['gifts'][number]) =>
  [shownMethod(method), isRecurring && 'recurring'].filter(Boolean).join(', ');
