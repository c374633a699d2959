import type { ReactNode } from 'react';
import { LiveCount } from '@/ui/lists/live-count';

export interface RecordToolsProps {
  /** Of the title, for the section to be named by. */
  id: string;
  title: string;
  /** How much there is, in words; undefined until that is known. */
  count: string | undefined;
  search: ReactNode;
  action?: ReactNode;
}

/** The head of one of a pet's lists: what it is, how much it holds, its search and what makes more of it. */
export function RecordTools({ id, title, count, search, action }: RecordToolsProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex min-h-11 flex-1 basis-40 flex-wrap items-baseline gap-x-3 self-center pt-2">
        <h2 id={id} className="font-body text-m font-[650] tracking-normal">
          {title}
        </h2>
        <LiveCount words={count} />
      </div>
      {/* On phones a line of its own below title and button. */}
      <div className="max-sm:order-last max-sm:basis-full sm:w-64 print:hidden">{search}</div>
      {action && <div className="print:hidden">{action}</div>}
    </div>
  );
}
