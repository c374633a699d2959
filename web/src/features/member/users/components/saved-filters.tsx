import { FILTER_NAME_MAX, FILTER_TEXTS } from '@hearthside/contract/member/saved-filters';
import { memberPages } from '@hearthside/contract/member/pages';
import { BookmarkPlus, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { useFocusKept } from '@/lib/focus/use-focus-kept';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { usersQuery, type UsersQuery } from '../../model/users-query';
import { useDeleteFilter, useSavedFilters, useSaveFilter } from '../api/saved-filters';

/** The filters an admin has saved, each a link to its list, and saving the current ones. */
export function SavedFilters({ query }: { query: UsersQuery }) {
  const { data } = useSavedFilters();
  const remove = useDeleteFilter();
  const save = useSaveFilter();
  const [saving, setSaving] = useState(false);
  const asked = usersQuery.format({ ...query, page: 1 }).toString();
  const filters = data?.filters ?? [];
  const box = useFocusKept<HTMLDivElement>(data);
  const drop = async ({ id, name, query: was }: (typeof filters)[number]) => {
    try {
      await remove.trigger({ id });
      toast.undo('Filter deleted', () => void back(name, was), { about: name });
    } catch (error) {
      toast.error(messageOf(error, 'The filter could not be deleted'));
    }
  };
  const back = async (name: string, was: string) => {
    try {
      await save.trigger({ name, query: was });
    } catch (error) {
      toast.error(messageOf(error, 'The filter couldn’t be restored'));
    }
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-2 outline-none empty:hidden"
    >
      {filters.length > 0 && (
        <ul aria-label="Saved filters" className="contents">
          {filters.map((filter) => (
            <li
              key={filter.id}
              className="inline-flex max-w-full items-center rounded-full border border-line-strong"
            >
              <Link
                to={`${memberPages.users}?${filter.query}`}
                aria-current={filter.query === asked ? 'true' : undefined}
                dir="auto"
                className="inline-flex min-h-11 min-w-0 items-center rounded-full pl-4 text-s font-[580] wrap-anywhere text-brand-strong hover:underline"
              >
                {filter.name}
              </Link>
              <button
                type="button"
                aria-label={`Delete the filter ${filter.name}`}
                onClick={() => void drop(filter)}
                className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {asked && !filters.some((filter) => filter.query === asked) && (
        <Button
          variant="ghost"
          icon={<BookmarkPlus size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setSaving(true)}
        >
          Save this filter
        </Button>
      )}
      {saving && <SaveDialog asked={asked} onClose={() => setSaving(false)} />}
    </div>
  );
}

function SaveDialog({ asked, onClose }: { asked: string; onClose: () => void }) {
  const { trigger, isMutating } = useSaveFilter();
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setFailed(undefined);
    if (!name.trim()) return setWrong(FILTER_TEXTS.named);
    try {
      await trigger({ name, query: asked });
      toast.success('Filter saved', name.trim());
      onClose();
    } catch (error) {
      const ofField = error instanceof ApiError ? error.details.name : undefined;
      setWrong(ofField);
      if (!ofField) setFailed(messageOf(error, 'The filter could not be saved'));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save this filter"
      description="Only you see it, above the list of users."
      size="s"
      dismissable={!isMutating}
      onSubmit={(event) => void save(event)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isMutating}>
            Cancel
          </Button>
          <Button type="submit" busy={isMutating} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <Field label="Name" required error={wrong}>
        <TextInput
          data-autofocus
          maxLength={FILTER_NAME_MAX}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setWrong(undefined);
          }}
        />
      </Field>
      {failed && (
        <Notice tone="bad" live className="mt-3">
          {failed}
        </Notice>
      )}
    </Dialog>
  );
}
