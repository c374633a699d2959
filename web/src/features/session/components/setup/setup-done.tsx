import { sessionPages } from '@hearthside/contract/session/pages';
import type { Missing } from '@hearthside/contract/session/setup';
import { ButtonLink } from '@/ui/button';
import { VisitorPage } from '../visitor-page';
import { MissingParts } from './missing-parts';

/** What the end of the setup tells. */
export interface Finished {
  email: string;
  /** Opens the panel to its first admin, once; null if the panel has one. */
  panelLink: string | null;
  missing: readonly Missing[];
}

/** After the setup: the ways into portal and panel, and what is still to be done on the server. */
export function SetupDone({ email, panelLink, missing }: Finished) {
  return (
    <VisitorPage
      title="All set"
      heading="Your portal is ready"
      intro={`Sign in with ${email} and the password you just chose.`}
      announce
    >
      <div className="grid gap-7">
        <ButtonLink to={sessionPages.signIn} state={{ email }} wide>
          Sign in
        </ButtonLink>
        {panelLink && (
          <section className="grid gap-2">
            <h2 className="text-lg">The panel</h2>
            <p className="text-ink-soft">
              Blogs, the portal’s settings, and the title and description of forms can be edited in
              the panel, which has its own passwords. Questions of forms, and who gets them, are
              edited in the portal. This link works once and was mailed to you too:{' '}
              <a
                href={panelLink}
                className="font-[560] text-brand-strong underline underline-offset-3"
              >
                Choose a password for the panel
              </a>
            </p>
          </section>
        )}
        {missing.length > 0 && (
          <section className="grid gap-3">
            <h2 className="text-lg">Before members join</h2>
            <MissingParts missing={missing} />
          </section>
        )}
      </div>
    </VisitorPage>
  );
}
