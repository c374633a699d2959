import type { ReactNode } from 'react';
import { LiveCount } from '@/ui/lists/live-count';

export interface RecordToolsProps {
  /** The id of the title, which names the section. */
  id: string;
  title: string;
  /** The count in words. Undefined until it is known. */
  count: string | undefined;
  search: ReactNode;
  action?: ReactNode;
}

/** The header of one of a pet's lists: its title, its count, its search, and a button to add to it. */
export function RecordTools({ id, title, count, search, action }: RecordToolsProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex min-h-11 flex-1 basis-40 flex-wrap items-baseline gap-x-3 self-center pt-2">
        <h2 id={id} className="font-body text-m font-[650] tracking-normal">
          {title}
        </h2>
        <LiveCount words={count} />
      </div>
      {/* On phones a separate line below title and button. */}
      <div className="max-sm:order-last max-sm:basis-full sm:w-64 print:hidden">{search}</div>
      {action && <div className="print:hidden">{action}</div>}
    </div>
  );
}
