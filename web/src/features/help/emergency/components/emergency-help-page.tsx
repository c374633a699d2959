import { formatDateTime } from '@/lib/dates';
import { storedEmergencies } from '@/lib/drafts/stored-emergencies';
import { usePage } from '@/lib/page';
import { BackLink } from '@/ui/page-header';
import { RichText } from '@/ui/rich-text/rich-text';
import { EmergencyBanner } from './emergency-banner';

/** The emergency help that this device last received. Readable without a connection and without a session. */
export function EmergencyHelpPage() {
  usePage('Emergency help');
  const kept = storedEmergencies();
  return (
    <main className="mx-auto max-w-200 px-4 py-6 sm:px-7 sm:py-10">
      <BackLink to="/" label="Back to the portal" />
      <h1 className="mt-1 mb-4">Emergency help</h1>
      <EmergencyBanner />
      {kept && kept.answers.length > 0 ? (
        <>
          {kept.answers.map(({ id, question, answer }) => (
            <section
              key={id}
              aria-labelledby={`answer-${id}`}
              className="mt-4 rounded-m border border-line bg-surface p-4 shadow-1 sm:px-5"
            >
              <h2 dir="auto" id={`answer-${id}`} className="mb-2 text-l wrap-anywhere">
                {question}
              </h2>
              <RichText html={answer} headingsFrom={3} />
            </section>
          ))}
          <p className="mt-4 text-s text-ink-soft">
            As it was kept on this device on {formatDateTime(kept.at)}.
          </p>
        </>
      ) : (
        <p className="mt-4 text-ink-soft">
          More about emergencies is in the help center. This device keeps it once it has been read
          there.
        </p>
      )}
    </main>
  );
}
