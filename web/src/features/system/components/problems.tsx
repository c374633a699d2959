import type { SystemProblem } from '@hearthside/contract/system/state';
import { clock } from '@/lib/dates';
import { Notice } from '@/ui/notice';

export interface ProblemsProps {
  problems: readonly SystemProblem[];
  checkedAt: string;
}

/** What is wrong, the worst first, or that nothing is. */
export function Problems({ problems, checkedAt }: ProblemsProps) {
  if (problems.length === 0) {
    return (
      <Notice tone="good" title="Everything is working">
        Checked at {clock(new Date(checkedAt))}. Admins are notified by the bell and by email when
        something needs them.
      </Notice>
    );
  }
  return (
    <ul className="grid gap-2.5" aria-label="What needs attention">
      {problems.map(({ cause, severity, title, line }) => (
        <li key={cause}>
          <Notice tone={severity} title={title}>
            {line}
          </Notice>
        </li>
      ))}
    </ul>
  );
}
