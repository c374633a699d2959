import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useCancelSchedule, usePublishBlog, useUnpublishBlog } from '../../api/blogs';
import { scheduleCancelled } from '../../model/blog-words';
import type { ListedBlog } from '../../manage/components/managed-blogs-table';

type Published = Pick<ListedBlog, 'id' | 'title' | 'state' | 'publishAt' | 'revision'>;

/** Publishing a blog in the list, and canceling its publish time. Both happen at once and can be undone. */
export function usePublishActions(blog: Published) {
  const { trigger: publish } = usePublishBlog();
  const { trigger: unpublish } = useUnpublishBlog();
  const { trigger: takeHour } = useCancelSchedule();
  const { id } = blog;
  const name = `“${blog.title}”`;

  const attempt = async <Answer>(
    work: () => Promise<Answer>,
    done: (answer: Answer) => void,
    failed: string,
  ) => {
    try {
      done(await work());
    } catch (error) {
      toast.error(messageOf(error, failed));
    }
  };
  const undone = (work: () => Promise<unknown>, done: string) => () =>
    void attempt(work, () => toast.success(done), 'That could not be undone');

  const publishOrSchedule = () =>
    attempt(
      () => publish({ id, publishAt: null, revision: blog.revision }),
      () => {
        // What members read before no longer exists, so publishing can't be undone here.
        if (blog.state === 'changed') return toast.success(`The changes of ${name} are published`);
        const { publishAt } = blog;
        const back = async () => {
          const { revision } = (await unpublish({ id, slip: true })).blog;
          if (publishAt) await publish({ id, publishAt, revision });
        };
        toast.undo(
          `${name} is published`,
          undone(back, publishAt ? `${name} is scheduled again` : `${name} is a draft again`),
        );
      },
      `${name} could not be published`,
    );

  const cancelSchedule = () => {
    const { publishAt } = blog;
    if (!publishAt) return Promise.resolve();
    return attempt(
      () => takeHour({ id }),
      ({ blog: { revision, state } }) =>
        toast.undo(
          scheduleCancelled(state, name),
          undone(() => publish({ id, publishAt, revision }), `${name} is scheduled again`),
        ),
      'The blog couldn’t be unscheduled',
    );
  };
  return { publish: () => void publishOrSchedule(), cancelSchedule: () => void cancelSchedule() };
}
