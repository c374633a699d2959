import { HELP_PLACES } from '@hearthside/contract/help/fields';
import type { HelpItem } from '@hearthside/contract/help/endpoints';
import { helpPages } from '@hearthside/contract/help/pages';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Marked } from '@/kit/marked/marked';
import { OwnWords } from '@/ui/email-text';
import { excerptOf } from '../model/find-answers';
import { PlaceIcon } from './place-icon';

export interface AnswerLinksProps {
  items: readonly HelpItem[];
  /** What was searched for: marked, and shown in the excerpts. */
  search?: string;
  /** What means the same, and was searched for too. */
  also?: readonly string[];
}

const NONE: readonly string[] = [];

/** Answers of several topics, each as a link. */
export function AnswerLinks({ items, search = '', also = NONE }: AnswerLinksProps) {
  const marked = [search, ...also].join(' ').trim();
  return (
    <ul className="-mx-2 grid">
      {items.map(({ id, topic, question, answer }) => (
        <li key={id}>
          <Link
            to={helpPages.topic(topic, id)}
            className="flex min-w-0 items-center gap-3.5 rounded-s px-2 py-2.5 transition-colors duration-150 hover:bg-surface-sunken"
          >
            <PlaceIcon place={topic} className="self-start" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere">
                {marked ? <Marked text={question} typed={marked} /> : <OwnWords text={question} />}
              </span>
              <span className="block text-s wrap-anywhere text-ink-soft">
                <span className="font-[560]">{HELP_PLACES[topic].card}</span>
                {' · '}
                <Marked text={excerptOf(answer, search, also)} typed={marked} />
              </span>
            </span>
            <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
