import clsx from 'clsx';
import { PanelLeftClose } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/ui/icon-button';
import { ChatList } from './chat-list';
import { ChatRail } from './chat-rail';
import { useCompactList } from './use-layout';

export interface ChatSidebarProps {
  openId: number | undefined;
  onStart: (() => void) | undefined;
  /** Whether the Chat Info panel takes its part of the window. */
  infoIsOpen: boolean;
  className?: string;
}

/**
 * The chats next to the thread: 350 px wide, or 100 px if there is little room. Then the whole list can open over the
 * thread.
 */
export function ChatSidebar({ openId, onStart, infoIsOpen, className }: ChatSidebarProps) {
  const compact = useCompactList(infoIsOpen);
  const [spread, setSpread] = useState(false);
  const spreadButton = useRef<HTMLButtonElement>(null);
  const gather = () => {
    setSpread(false);
    spreadButton.current?.focus();
  };

  if (!compact) {
    return (
      <ChatList
        openId={openId}
        onStart={onStart}
        className={clsx('w-full border-line sm:w-87.5 sm:shrink-0 sm:border-r', className)}
      />
    );
  }
  return (
    <>
      <ChatRail
        openId={openId}
        onStart={onStart}
        onSpread={() => setSpread(true)}
        spreadButton={spreadButton}
      />
      {spread && (
        <SpreadList
          openId={openId}
          onStart={onStart}
          onGather={gather}
          onFollow={() => setSpread(false)}
        />
      )}
    </>
  );
}

interface SpreadListProps extends Pick<ChatSidebarProps, 'openId' | 'onStart'> {
  onGather: () => void;
  onFollow: () => void;
}

/** The whole list over the thread, until a chat is chosen, Escape is pressed, or a press lands outside. */
function SpreadList({ openId, onStart, onGather, onFollow }: SpreadListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('input')?.focus(), []);
  return (
    <div
      ref={list}
      className="absolute inset-0 z-20"
      onBlur={({ currentTarget, relatedTarget: to }) => {
        const isIn =
          !to || currentTarget.contains(to) || to.closest('[role="menu"],[role="dialog"]');
        // Keyboard users must not move through what is hidden below the list.
        if (!isIn) onFollow();
      }}
      onKeyDown={(event) => {
        // A menu or dialog inside handles Escape itself.
        if (event.key === 'Escape' && !event.defaultPrevented) onGather();
      }}
    >
      <div aria-hidden className="absolute inset-0 bg-scrim" onClick={onGather} />
      <ChatList
        openId={openId}
        onStart={onStart}
        onFollow={onFollow}
        before={
          <IconButton
            label="Hide the chat list"
            icon={<PanelLeftClose size={20} aria-hidden />}
            onClick={onGather}
            className="-ml-2"
          />
        }
        className="relative h-full w-87.5 max-w-full border-r border-line shadow-2"
      />
    </div>
  );
}
