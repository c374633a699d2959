import {
  Archive,
  EllipsisVertical,
  MessageSquareQuote,
  MessagesSquare,
  Search,
  Settings2,
  SquarePen,
  Timer,
} from 'lucide-react';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { IconButton } from '@/ui/icon-button';
import { RowMenu } from '@/ui/dialogs/menu';
import { MessageSearchDialog } from '../../search/components/message-search-dialog';
import { TemplatesDialog } from '../../office/components/templates-dialog';
import { MailSetting } from './mail-setting';

export interface InboxMenuProps {
  /** Whether the closed chats are shown. */
  closed: boolean;
  onClosed: (closed: boolean) => void;
  /** Left out for those who can't start chats. */
  onStart: (() => void) | undefined;
  /** Called when a message that was found is opened. */
  onFollow?: (() => void) | undefined;
}

/** The actions on the list: searching in messages, starting a chat, showing the closed ones, and notification settings. */
export function InboxMenu({ closed, onClosed, onStart, onFollow }: InboxMenuProps) {
  const isAdmin = useMe().role === 'admin';
  const navigate = useNavigate();
  const [settings, setSettings] = useState(false);
  const [answers, setAnswers] = useState(false);
  const [searching, setSearching] = useState(false);
  return (
    <>
      {onStart && (
        <IconButton
          variant="primary"
          label="Start New Chat"
          icon={<SquarePen size={20} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onStart}
        />
      )}
      <RowMenu
        name="inbox"
        label="Inbox options"
        icon={<EllipsisVertical size={20} aria-hidden />}
        className="-ml-1"
        items={[
          {
            label: 'Search messages',
            icon: <Search size={18} aria-hidden />,
            onOpen: () => setSearching(true),
          },
          closed
            ? {
                label: 'All chats',
                icon: <MessagesSquare size={18} aria-hidden />,
                onSelect: () => onClosed(false),
              }
            : {
                label: isAdmin ? 'Put away' : 'Closed chats',
                icon: <Archive size={18} aria-hidden />,
                onSelect: () => onClosed(true),
              },
          ...(isAdmin
            ? [
                {
                  label: 'Saved answers',
                  icon: <MessageSquareQuote size={18} aria-hidden />,
                  onOpen: () => setAnswers(true),
                },
                {
                  label: 'Answer times',
                  icon: <Timer size={18} aria-hidden />,
                  onSelect: () => void navigate(inboxPages.answerTimes),
                },
              ]
            : []),
          {
            label: 'Message notifications',
            icon: <Settings2 size={18} aria-hidden />,
            onOpen: () => setSettings(true),
          },
        ]}
      />
      <MessageSearchDialog
        open={searching}
        onClose={() => setSearching(false)}
        onFollow={onFollow}
      />
      {isAdmin && <TemplatesDialog open={answers} onClose={() => setAnswers(false)} />}
      <Dialog
        open={settings}
        onClose={() => setSettings(false)}
        title="Message notifications"
        description="To mute a single chat, press the bell in that chat."
        size="s"
        footer={<Button onClick={() => setSettings(false)}>Done</Button>}
      >
        <MailSetting />
      </Dialog>
    </>
  );
}
