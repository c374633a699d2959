import type { Errand } from '@hearthside/contract/errand/endpoints';
import { ERRAND_TEXTS } from '@hearthside/contract/errand/fields';
import { Trash2 } from 'lucide-react';
import { messageOf } from '@/lib/api/api-error';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { usePagedList } from '@/lib/use-paged-list';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/fields/checkbox';
import { IconButton } from '@/ui/icon-button';
import { EmptyState } from '@/ui/lists/empty-state';
import { PagedList } from '@/ui/lists/paged-list';
import { SkeletonText } from '@/ui/skeleton';
import { toast } from '@/ui/toast/toast';
import { useDeleteErrand, useErrands, useSaveErrand } from '../api/errands';
import { NewErrand } from './new-errand';

/** What a member has to do. */
export function ErrandsPage() {
  usePage('Errands');
  const [{ page }, change] = useQueryState(pagedQuery);
  const list = usePagedList(page, change, useErrands({ page }));
  return (
    <Card as="div">
      <NewErrand />
      <PagedList
        list={list}
        name="errands"
        skeleton={<SkeletonText label="Loading errands..." />}
        empty={<EmptyState title="Nothing is to be done." />}
      >
        {({ errands }) => (
          <ul>
            {errands.map((errand) => (
              <ErrandLine key={errand.id} errand={errand} onDeleted={list.keepFocus} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}

function ErrandLine({ errand, onDeleted }: { errand: Errand; onDeleted: () => void }) {
  const { id, title, done } = errand;
  const { trigger: save } = useSaveErrand();
  const { trigger: remove } = useDeleteErrand();
  const tick = () =>
    save({ id, done: !done }).catch((error: unknown) => {
      toast.error(messageOf(error, ERRAND_TEXTS.saveFailed));
    });
  const drop = async () => {
    try {
      await remove({ id });
      onDeleted();
      toast.success(ERRAND_TEXTS.deleted);
    } catch (error) {
      toast.error(messageOf(error, ERRAND_TEXTS.deleteFailed));
    }
  };
  return (
    <li className="flex items-center justify-between">
      <Checkbox label={title} checked={done} onChange={() => void tick()} />
      <IconButton
        label={`Delete ${title}`}
        icon={<Trash2 size={18} aria-hidden />}
        variant="danger"
        onClick={() => void drop()}
      />
    </li>
  );
}
