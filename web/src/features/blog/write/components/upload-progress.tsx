import { Button } from '@/ui/button';
import { Progress } from '@/ui/progress';

export interface UploadProgressProps {
  /** Undefined while nothing is being uploaded. */
  percent: number | undefined;
  name: string;
  onCancel: () => void;
}

/** The progress of an upload, with a button to cancel it. */
export function UploadProgress({ percent, name, onCancel }: UploadProgressProps) {
  if (percent === undefined) return null;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Progress
        value={percent}
        label={percent === 100 ? 'Finishing...' : `Uploading ${name}`}
        showText
        className="min-w-0 flex-1 basis-40"
      />
      {/* Everything has been sent, so canceling has no effect anymore. */}
      <Button variant="ghost" size="s" disabled={percent === 100} onClick={onCancel}>
        Cancel upload
      </Button>
    </div>
  );
}
