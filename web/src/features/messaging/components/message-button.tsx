import { MessageCircle } from 'lucide-react';
import clsx from 'clsx';
import { Button, type ButtonProps } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Spinner } from '@/ui/spinner';
import { useMessaging, type MessagedPerson } from './use-messaging';

export interface MessageButtonProps extends MessagedPerson {
  /** `icon` alone is for rows and cards of many people. */
  look?: 'primary' | 'quiet' | 'icon';
  size?: ButtonProps['size'];
  className?: string;
}

/**
 * Opens the chat with somebody, and starts it if there is none yet. Shows nothing where it would not work. The way to
 * them is the server's word or that of `messageWay` in the contract.
 */
export function MessageButton(props: MessageButtonProps) {
  return props.way === 'none' ? null : <ShownButton {...props} />;
}

function ShownButton({ look = 'primary', size, className, ...person }: MessageButtonProps) {
  const { open, busy } = useMessaging(person);
  const label = `Message ${person.name}`;
  if (look === 'icon') {
    return (
      <IconButton
        label={label}
        icon={busy ? <Spinner size={20} /> : <MessageCircle size={20} aria-hidden />}
        // The focus stays on it while it is busy.
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={open}
        className={clsx(busy && 'cursor-progress', 'print:hidden', className)}
      />
    );
  }
  return (
    <Button
      variant={look}
      size={size}
      icon={<MessageCircle size={18} aria-hidden />}
      busy={busy}
      aria-label={label}
      onClick={open}
      className={clsx('print:hidden', className)}
    >
      Message
    </Button>
  );
}
