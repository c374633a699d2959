import { can } from '@hearthside/contract/access';
import { SECTIONS, type Section, type SectionId } from '@hearthside/contract/section';
import { Outlet } from 'react-router-dom';
import { useMe } from '@/features/session';
import { NoRight } from './pages/no-right';

/** The pages of one section, for whom they are open; everybody else is told why not. */
export function Allowed({ section: id }: { section: SectionId }) {
  const me = useMe();
  const section: Section | undefined = SECTIONS.find((one) => one.id === id);
  if (!section) return null;
  if (section.permission && !can(me, section.permission)) return <NoRight section={section} />;
  return <Outlet />;
}
