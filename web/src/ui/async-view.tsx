import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Notice } from '@/ui/notice';

export type AsyncViewProps<Data> = {
  data: Data | undefined;
  error?: unknown;
  isLoading?: boolean;
  retry?: () => unknown;
  /** In the shape of what will come, so that nothing jumps. */
  skeleton: ReactNode;
  empty?: ReactNode;
  /** By default: an array without entries. */
  isEmpty?: (data: Data) => boolean;
  /** What could not be had, such as 'Failed to load users'. */
  errorTitle?: string;
  /** Words for the reason; by default the error's own message. */
  errorMessage?: (error: unknown) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** The one part through which every list and page passes its states: loading, error, empty, full. */
export function AsyncView<Data>(props: AsyncViewProps<Data>) {
  const { data, error, isLoading, retry, skeleton, empty, isEmpty = noEntries, children } = props;
  const { errorTitle, errorMessage = ownMessage } = props;
  const again = retry && (() => void retry());

  if (data === undefined) {
    // A retry that is under way keeps the error on screen: a flash of skeleton would say less.
    if (error === undefined || error === null) return skeleton;
    return (
      <ErrorState
        title={errorTitle}
        message={errorMessage(error)}
        onRetry={again}
        busy={isLoading}
      />
    );
  }
  return (
    <>
      {Boolean(error) && <Stale title={errorTitle} retry={again} />}
      {empty !== undefined && isEmpty(data) ? empty : children(data)}
    </>
  );
}

/** What was loaded before is still shown, but could not be refreshed. */
function Stale({ title, retry }: { title?: string; retry?: () => void }) {
  return (
    <Notice
      tone="warn"
      live
      className="mb-4"
      action={
        retry && (
          <Button variant="quiet" size="s" onClick={retry}>
            Retry
          </Button>
        )
      }
    >
      {title ? `${title.replace(/\.$/, '')}. ` : ''}What you see may be out of date.
    </Notice>
  );
}

const noEntries = (data: unknown) => Array.isArray(data) && data.length === 0;

const ownMessage = (error: unknown) => (error instanceof Error ? error.message : undefined);
