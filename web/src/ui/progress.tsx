import clsx from 'clsx';

export type ProgressProps = {
  /** 0 to 100. Left out while the total is not known. */
  value?: number;
  /** What is making progress, such as 'Uploading care-plan.pdf'. */
  label: string;
  /** Shows label and percentage above the bar; otherwise only screen readers get them. */
  showText?: boolean;
  className?: string;
};

/** A progress bar for long work. */
export function Progress({ value, label, showText = false, className }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className={className}>
      {showText && (
        <div aria-hidden className="mb-1.5 flex justify-between gap-4 text-s">
          <span className="min-w-0 truncate">{label}</span>
          {percent !== undefined && <span className="text-ink-soft tabular-nums">{percent}%</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={percent === undefined ? 'In progress' : `${percent} percent`}
        className="h-2 overflow-hidden rounded-full border border-line bg-surface-sunken"
      >
        <div
          className={clsx(
            'telling-fill h-full rounded-full bg-accent transition-[width] duration-300',
            percent === undefined && 'w-2/5 animate-pulse',
          )}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
