import { carePages } from '@hearthside/contract/care/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** What a line of the morning email leads to, without a session. */
const MailMarkPage = lazyPage(() => import('./components/mail-mark-page'), 'MailMarkPage');

/** Apart from the rest of the subject, so that the page before sign-in does without that. */
export const careMail = feature({
  sections: {},
  visitorRoutes: [{ path: carePages.mark, Component: MailMarkPage }],
});
