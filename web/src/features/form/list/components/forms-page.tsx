import { useSearchParams } from 'react-router-dom';
import { usePage } from '@/lib/page';
import { LinkTabs } from '@/ui/lists/tabs';
import { FORM_TABS, formsTab, tabLink } from '../../model/forms-query';
import { FormList } from './form-list';
import { Submissions } from '../../review/components/submissions';

/** The admins' section Forms: all forms, those for one role, and the submissions (part 2 §2). */
export function FormsPage() {
  usePage('Forms');
  const [params] = useSearchParams();
  const tab = formsTab(params);
  const tabs = FORM_TABS.map((item) => ({ ...item, to: tabLink(item.id, params) }));
  return (
    <>
      <LinkTabs label="Forms by role, and submissions" items={tabs} current={tab} />
      <div className="mt-4">{tab === 'submissions' ? <Submissions /> : <FormList />}</div>
    </>
  );
}
