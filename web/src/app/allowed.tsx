import { can } from '@hearthside/contract/access';
import { SECTIONS, type Section, type SectionId } from '@hearthside/contract/section';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useHasAppointments } from '@/features/appointment';
import { useInboxSummary } from '@/features/inbox';
import { useMe } from '@/features/session';
import { NoRight } from './pages/no-right';
import { PageWait } from './shell/page-wait';

/** The pages of one section, for members who may open it. All others are told why they can't. */
export function Allowed({ section: id }: { section: SectionId }) {
  const me = useMe();
  const { search } = useLocation();
  const { hasChats } = useInboxSummary();
  const hasAppointments = useHasAppointments();
  const section: Section | undefined = SECTIONS.find((one) => one.id === id);
  if (!section) return null;
  if (section.permission === null || can(me, section.permission)) return <Outlet />;
  // Sections with the same label are one section to members, whichever of them is theirs. A link to one works for
  // both.
  const theirs = SECTIONS.find(
    ({ label, permission }) =>
      label === section.label && permission !== null && can(me, permission),
  );
  if (theirs) return <Navigate to={{ pathname: theirs.path, search }} replace />;
  if (id !== 'inbox' && id !== 'appointments') return <NoRight section={section} />;
  // Ruling 13a: a chat that staff has started with a member opens the inbox to them. An appointment opens its
  // section.
  const isOpen = id === 'inbox' ? hasChats : hasAppointments;
  if (isOpen === undefined) return <PageWait />;
  return isOpen ? <Outlet /> : <NoRight section={section} />;
}
