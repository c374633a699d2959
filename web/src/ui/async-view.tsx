import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Notice } from '@/ui/notice';

export type AsyncViewProps<Data> = {
  data: Data | undefined;
  error?: unknown;
  isLoading?: boolean;
  retry?: () => unknown;
  /** Has the shape of the content to come, so that nothing jumps. */
  skeleton: ReactNode;
  empty?: ReactNode;
  /** By default, an empty array is empty. */
  isEmpty?: (data: Data) => boolean;
  /** What could not be loaded, such as 'Failed to load users'. */
  errorTitle?: string;
  /** The reason in words. By default, the error's own message. */
  errorMessage?: (error: unknown) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** The one component that shows the states of every list and page: loading, error, empty, full. */
export function AsyncView<Data>(props: AsyncViewProps<Data>) {
  const { data, error, isLoading, retry, skeleton, empty, isEmpty = noEntries, children } = props;
  const { errorTitle, errorMessage = ownMessage } = props;
  const again = retry && (() => void retry());

  if (data === undefined) {
    // While a retry runs, the error stays on screen, because a flash of skeleton would tell less.
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

/** Shown when older data is still on screen but could not be refreshed. */
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
