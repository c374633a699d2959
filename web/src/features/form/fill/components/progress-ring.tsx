const SIZE = 82;
const STROKE = 5;
const RADIUS = (SIZE - STROKE) / 2;
const ROUND = 2 * Math.PI * RADIUS;

/** The position of a question in a form: 82 px, 5 px stroke, 'N of M' and 'Question N' (part 2 §2). */
export function ProgressRing({ number, total }: { number: number; total: number }) {
  const share = total > 0 ? Math.min(1, number / total) : 0;
  return (
    <div
      role="img"
      aria-label={`Question ${number}, ${number} of ${total}`}
      className="grid w-[82px] shrink-0 justify-items-center gap-0.5 text-center"
    >
      <span aria-hidden className="relative grid size-[82px] place-items-center">
        <svg width={SIZE} height={SIZE} className="absolute inset-0 -rotate-90">
          <Arc className="stroke-line" />
          <Arc
            className="stroke-brand transition-[stroke-dashoffset] duration-300"
            offset={ROUND * (1 - share)}
          />
        </svg>
        <span className="text-s font-semibold tabular-nums">
          {number} of {total}
        </span>
      </span>
      {/* Below the ring, because text inside it would be too small to read. */}
      <span aria-hidden className="text-xs whitespace-nowrap text-ink-soft">
        Question {number}
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
