import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { Check, CheckCheck } from 'lucide-react';
import { BackCloses } from '@/ui/dialogs/use-back-closes';
import { seenWords } from '../../model/seen-by';

/** Below one's own message: that it was sent, or who has seen it. If several have, a press shows their names. */
export function SeenLine({ names }: { names: readonly string[] }) {
  const Icon = names.length > 0 ? CheckCheck : Check;
  const words = (
    <>
      <Icon size={15} aria-hidden className="shrink-0" />
      {seenWords(names)}
    </>
  );
  const look = 'inline-flex min-h-6 items-center gap-1 px-0.5 text-xs text-ink-soft';
  if (names.length < 2) return <p className={look}>{words}</p>;
  return (
    <Popover>
      <PopoverButton
        className={`${look} relative rounded-s after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:text-ink hover:underline`}
      >
        {words}
      </PopoverButton>
      <PopoverPanel
        anchor={{ to: 'bottom end', gap: 4, padding: 12 }}
        className="z-40 rounded-m border border-line bg-surface px-4 py-2.5 text-s shadow-2"
      >
        {({ open, close }) => (
          <ul>
            <BackCloses open={open} close={close} />
            {names.map((name, index) => (
              <li key={index} className="py-0.5">
                {name}
              </li>
            ))}
          </ul>
        )}
      </PopoverPanel>
    </Popover>
  );
}
