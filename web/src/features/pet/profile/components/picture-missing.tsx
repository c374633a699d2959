import { ImageOff, RotateCcw } from 'lucide-react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { Progress } from '@/ui/progress';

export interface PictureMissingProps {
  name: string;
  reason: string;
  /** The progress of the next try. */
  percent: number | undefined;
  onRetry: () => void;
  onGoOn: () => void;
}

/** A pet was created, but its picture was not uploaded: try again, or continue without it. */
export function PictureMissing({ name, reason, percent, onRetry, onGoOn }: PictureMissingProps) {
  return (
    <Card role="alert" className="mt-2">
      <EmptyState
        icon={<ImageOff size={32} aria-hidden />}
        title={`${name} is saved, but the picture isn’t.`}
        action={
          <div className="grid justify-items-center gap-3">
            <div className="flex flex-wrap justify-center gap-2">
              <Button variant="quiet" onClick={onGoOn}>
                Continue without it
              </Button>
              {/* The form that had the focus is gone. */}
              <Button
                autoFocus
                icon={<RotateCcw size={18} aria-hidden />}
                busy={percent !== undefined}
                busyLabel="Saving..."
                onClick={onRetry}
              >
                Try again
              </Button>
            </div>
            {percent !== undefined && (
              <Progress value={percent} label="Uploading the picture" showText className="w-56" />
            )}
          </div>
        }
      >
        {/[.!?]$/.test(reason) ? reason : `${reason}.`} You can also add a picture on the pet’s page
        later.
      </EmptyState>
    </Card>
  );
}
