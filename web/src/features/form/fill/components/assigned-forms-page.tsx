import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { ClipboardCheck } from 'lucide-react';
import { usePage } from '@/lib/page';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { SkeletonTable } from '@/ui/skeleton';
import { useAssignedForms } from '../api/assigned-forms';
import { AssignedFormsTable } from './assigned-forms-table';

/** The forms that a member is asked to fill, with their status (part 2 §2). */
export function AssignedFormsPage() {
  usePage('Assigned Forms');
  return (
    <Card>
      <AsyncView
        {...viewOf(useAssignedForms())}
        skeleton={<SkeletonTable rows={4} columns={3} label="Loading forms..." />}
        errorTitle={FORM_TEXTS.assignedFailed}
        isEmpty={({ forms }) => forms.length === 0}
        empty={
          <EmptyState
            icon={<ClipboardCheck size={32} aria-hidden />}
            title="No forms to fill out right now."
          >
            New forms will appear here.
          </EmptyState>
        }
      >
        {({ forms }) => <AssignedFormsTable forms={forms} />}
      </AsyncView>
    </Card>
  );
}
