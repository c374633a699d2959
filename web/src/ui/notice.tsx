import clsx from 'clsx';
import { CircleCheck, Info, OctagonAlert, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { IconButton } from '@/ui/icon-button';

export type NoticeTone = 'info' | 'good' | 'warn' | 'bad';

const tones: Record<NoticeTone, { look: string; Icon: LucideIcon }> = {
  info: { look: 'bg-info-soft text-info', Icon: Info },
  good: { look: 'bg-good-soft text-good', Icon: CircleCheck },
  warn: { look: 'bg-warn-soft text-warn', Icon: TriangleAlert },
  bad: { look: 'bg-bad-soft text-bad', Icon: OctagonAlert },
};

export type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Shows a cross that calls this. */
  onDismiss?: () => void;
  /** Announces the notice. Set it if it appears after something the member did. */
  live?: boolean;
  /** Scrolls to the notice when it appears, because it may be out of view of the button that was pressed. */
  intoView?: boolean;
  className?: string;
  /** With a ref, the notice can be given the focus. */
  ref?: Ref<HTMLDivElement>;
};

/** A message inside the page, in the place it is about, for as long as it applies. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, action, onDismiss, live, className } = props;
  const { intoView, ref } = props;
  const { look, Icon } = tones[tone];
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current!, []);
  useEffect(() => {
    if (intoView) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [intoView]);
  const role = live ? (tone === 'bad' ? 'alert' : 'status') : undefined;
  return (
    <div
      ref={box}
      role={role}
      tabIndex={ref ? -1 : undefined}
      className={clsx(
        'flex scroll-my-2 flex-wrap items-center gap-x-3 gap-y-2 rounded-m px-4 py-2.5',
        look,
        className,
      )}
    >
      <Icon size={20} aria-hidden className="mt-0.5 shrink-0 self-start" />
      <div className="min-w-0 flex-1 basis-44">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-s text-ink">{children}</div>}
      </div>
      {action}
      {onDismiss && (
        <IconButton
          label="Dismiss"
          icon={<X size={18} aria-hidden />}
          onClick={onDismiss}
          className="-my-2 -mr-2"
        />
      )}
    </div>
  );
}
