const SIZE = 82;
const STROKE = 5;
const RADIUS = (SIZE - STROKE) / 2;
const ROUND = 2 * Math.PI * RADIUS;

/** How far into a form a question is: 82 px, 5 px stroke, 'N of M' and 'Question N' (part 2 §2). */
export function ProgressRing({ number, total }: { number: number; total: number }) {
  const share = total > 0 ? Math.min(1, number / total) : 0;
  return (
    <div
      role="img"
      aria-label={`Question ${number}, ${number} of ${total}`}
      className="relative grid size-[82px] shrink-0 place-items-center text-center"
    >
      <svg width={SIZE} height={SIZE} aria-hidden className="absolute inset-0 -rotate-90">
        <Arc className="stroke-line" />
        <Arc
          className="stroke-brand transition-[stroke-dashoffset] duration-300"
          offset={ROUND * (1 - share)}
        />
      </svg>
      <span aria-hidden className="grid leading-tight">
        <span className="text-s font-semibold tabular-nums">
          {number} of {total}
        </span>
        <span className="text-[0.6875rem] text-ink-soft">Question {number}</span>
      </span>
    </div>
  );
}

function Arc({ className, offset = 0 }: { className: string; offset?: number }) {
  return (
    <circle
      cx={SIZE / 2}
      cy={SIZE / 2}
      r={RADIUS}
      fill="none"
      strokeWidth={STROKE}
      strokeLinecap="round"
      strokeDasharray={ROUND}
      strokeDashoffset={offset}
      className={className}
    />
  );
}
