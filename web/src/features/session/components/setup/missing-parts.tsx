import type { Missing } from '@hearthside/contract/session/setup';
import { Notice } from '@/ui/notice';
import { MISSING_PARTS } from '../../model/setup-steps';

/** What the server still lacks before members come, each with what to do. */
export function MissingParts({ missing }: { missing: readonly Missing[] }) {
  if (missing.length === 0) return <Notice tone="good">Nothing is missing.</Notice>;
  return (
    <ul className="grid gap-3">
      {missing.map((part) => (
        <li key={part}>
          <Notice tone="warn" title={MISSING_PARTS[part].title}>
            {MISSING_PARTS[part].todo}
          </Notice>
        </li>
      ))}
    </ul>
  );
}
