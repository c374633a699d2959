import { formatDateTime } from '@/lib/dates';
import { useStoredSheetList } from '@/features/pet';
import { hasSheetKey } from '@/lib/drafts/draft-owner';
import { usePage } from '@/lib/page';
import { BackLink } from '@/ui/page-header';
import { RichText } from '@/ui/rich-text/rich-text';
import { useEmergencies } from '../../api/emergencies';
import { FIRST_AID } from '../model/first-aid';
import { EmergencyArticle } from './emergency-article';
import { EmergencyBanner } from './emergency-banner';
import { FirstAid } from './first-aid';

const idOf = (id: number) => `answer-${id}`;

/**
 * What to do in an emergency, for everybody: the number, the emergency sheets on this device, the answers of the help
 * center as this device last received them, and first aid. Readable without a connection and without a session.
 */
export function EmergencyHelpPage() {
  usePage('Emergency help');
  const kept = useEmergencies();
  const answers = kept?.answers ?? [];
  const questions = answers.map(({ id, question }) => ({ id: idOf(id), title: question }));
  return (
    <main className="mx-auto max-w-200 px-4 py-6 sm:px-7 sm:py-10">
      <BackLink to="/" label="Back to the portal" />
      <h1 className="mt-1 mb-4">Emergency help</h1>
      <EmergencyBanner />
      {hasSheetKey() && <OwnSheets />}
      {questions.length > 0 && <Contents title="What happened?" items={questions} />}
      <Contents title="First aid" items={FIRST_AID} />
      {answers.map(({ id, question, answer }) => (
        <EmergencyArticle key={id} id={idOf(id)} title={question}>
          <RichText html={answer} headingsFrom={3} />
        </EmergencyArticle>
      ))}
      {kept && answers.length > 0 && (
        <p className="mt-4 text-s text-ink-soft">
          From the help center, saved on this device on {formatDateTime(kept.at)}.
        </p>
      )}
      <FirstAid />
    </main>
  );
}

/** The code of the sheets is fetched only where there are some. */
function OwnSheets() {
  const { data: List } = useStoredSheetList();
  return List ? <List className="mt-4" /> : null;
}

interface ContentsProps {
  title: string;
  items: readonly { id: string; title: string }[];
}

/** Leads to each piece of advice, so that nobody has to read a long page in a hurry. */
function Contents({ title, items }: ContentsProps) {
  return (
    <nav aria-label={title} className="mt-5 print:hidden">
      <p aria-hidden className="mb-2 font-semibold">
        {title}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {items.map(({ id, title }) => (
          <li key={id} className="flex">
            <a
              href={`#${id}`}
              dir="auto"
              className="flex min-h-11 w-full items-center rounded-s border border-line-control bg-surface px-3 py-1.5 font-[560] text-brand-strong wrap-anywhere hover:bg-surface-sunken"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
