import { CloudOff } from 'lucide-react';
import { useRealtimeStatus } from '@/lib/realtime';

const WORDS = {
  away: 'There is no connection at the moment. What you write is sent as soon as there is.',
  partial: 'Messages may take a few seconds to arrive at the moment.',
};

/** Says that new messages do not come by themselves now, and that nothing is lost by it. */
export function ConnectionLine() {
  const status = useRealtimeStatus();
  return (
    <div role="status">
      {status in WORDS && (
        <p className="flex items-center gap-2.5 border-t border-line bg-warn-soft px-4 py-2 text-s text-ink">
          <CloudOff size={18} aria-hidden className="shrink-0 text-warn" />
          {WORDS[status as keyof typeof WORDS]}
        </p>
      )}
    </div>
  );
}
