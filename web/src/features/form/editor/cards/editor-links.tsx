import type { FormLink, PartId } from '@hearthside/contract/form/fields';
import { ExternalLink, Trash2 } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';
import { useEditorActions } from '../components/editor-context';

/** The links of the question that is being edited. */
export function EditorLinks({ question, links }: { question: PartId; links: FormLink[] }) {
  const { action } = useEditorActions();
  if (links.length === 0) return null;
  return (
    <ul aria-label="Links" className="grid gap-1">
      {links.map((link) => (
        <li
          key={link.id}
          className="flex items-center gap-3 rounded-m border border-line py-1 pr-1 pl-3"
        >
          <a
            href={link.linkUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-w-0 flex-1 items-center gap-2 rounded-s text-brand-strong hover:underline"
          >
            <ExternalLink size={18} aria-hidden className="shrink-0" />
            <span className="min-w-0">
              <span dir="auto" className="block text-s font-[560] wrap-anywhere">
                {link.linkText}
              </span>
              <span className="block truncate text-xs text-ink-soft">{link.linkUrl}</span>
            </span>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          <IconButton
            label={`Remove link ${link.linkText}`}
            icon={<Trash2 size={18} aria-hidden />}
            onClick={() => action({ do: 'removeLink', question, link: link.id })}
          />
        </li>
      ))}
    </ul>
  );
}
