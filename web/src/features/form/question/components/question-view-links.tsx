import type { FormLink } from '@hearthside/contract/form/fields';
import { ExternalLink } from 'lucide-react';

/** The links of a question. They open in a new tab, so that the form stays open. */
export function QuestionLinks({ links }: { links: readonly FormLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="grid justify-items-start">
      {links.map(({ id, linkText, linkUrl }) => (
        <li key={id} className="max-w-full">
          <a
            href={linkUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 rounded-s font-[560] text-brand-strong underline-offset-3 hover:underline"
          >
            <ExternalLink size={18} aria-hidden className="shrink-0" />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {linkText}
            </span>
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
