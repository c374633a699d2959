import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMe } from '@/features/session';
import { IconButton } from '@/ui/icon-button';

/** The header of the list of closed chats: what it is, and a button to go back. */
export function ClosedHead({ onBack }: { onBack: () => void }) {
  const isAdmin = useMe().role === 'admin';
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div className="flex items-center gap-1 border-b border-line py-1 pr-4 pl-2">
      <IconButton
        label="Back to all chats"
        icon={<ArrowLeft size={20} aria-hidden />}
        onClick={onBack}
      />
      <h2
        ref={head}
        tabIndex={-1}
        className="font-body text-m font-[650] tracking-normal outline-none"
      >
        {isAdmin ? 'Put away' : 'Closed chats'}
      </h2>
    </div>
  );
}
