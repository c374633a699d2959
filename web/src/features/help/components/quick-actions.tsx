import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import { helpPages } from '@hearthside/contract/help/pages';
import { CircleQuestionMark, Clapperboard, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SectionHeading } from '@/ui/card';
import { ContactDialog } from './contact-dialog';

const TILE =
  'flex min-h-24 w-full flex-col items-center justify-center gap-2 rounded-m border border-line bg-surface p-4 text-center font-semibold shadow-1 transition-shadow duration-150 hover:border-line-strong hover:shadow-2';
const ICON = { size: 26, 'aria-hidden': true, className: 'shrink-0 text-brand-strong' };

/** The most common reasons to visit the help center, one press away (part 2 §2). */
export function QuickActions() {
  const [writing, setWriting] = useState(false);
  return (
    <section aria-labelledby="quick-actions" className="mt-8">
      <SectionHeading id="quick-actions">{HELP_TEXTS.quickActions}</SectionHeading>
      <ul className="grid gap-3 min-[460px]:grid-cols-3 sm:gap-4">
        <li>
          <button
            type="button"
            className={TILE}
            aria-haspopup="dialog"
            onClick={() => setWriting(true)}
          >
            <MessageCircle {...ICON} />
            {HELP_TEXTS.contactSupport}
          </button>
        </li>
        <li>
          <Link to={helpPages.topic('faq')} className={TILE}>
            <CircleQuestionMark {...ICON} />
            {HELP_TEXTS.faq}
          </Link>
        </li>
        <li>
          <Link to={helpPages.videos} className={TILE}>
            <Clapperboard {...ICON} />
            {HELP_TEXTS.videoTutorials}
          </Link>
        </li>
      </ul>
      <ContactDialog
        about={writing ? HELP_TEXTS.contactSupport : undefined}
        onClose={() => setWriting(false)}
      />
    </section>
  );
}
