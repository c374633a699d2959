import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { Chat } from '@hearthside/contract/inbox/fields';
import { X } from 'lucide-react';
import { Dialog } from '@/ui/dialogs/dialog';
import { IconButton } from '@/ui/icon-button';
import { INFO_PARTS, type InfoPart } from '../../model/info-parts';
import { NotesPanel } from '../../office/components/notes-panel';
import { MembersPanel } from './members-panel';
import { PART_ICONS } from './part-icons';
import { SharedFilesList } from './shared-files';
import { useWideInfo } from '../../list/components/use-layout';

export interface ChatInfoProps {
  chat: Chat;
  /** Open while this is set. */
  part: InfoPart | undefined;
  onPart: (part: InfoPart | undefined) => void;
}

/** Who is in a chat and what was shared in it: a panel next to the thread, or a sheet if there is no room. */
export function ChatInfo({ chat, part, onPart }: ChatInfoProps) {
  const wide = useWideInfo();
  if (!wide) {
    return (
      <Dialog open={part !== undefined} onClose={() => onPart(undefined)} title={titleOf(part)}>
        {part && <InfoContent chat={chat} part={part} onPart={onPart} />}
      </Dialog>
    );
  }
  if (!part) return null;
  return (
    <aside
      aria-label={titleOf(part)}
      className="flex w-67.5 shrink-0 flex-col border-l border-line bg-surface"
    >
      <div className="flex min-h-18 shrink-0 items-center justify-between border-b border-line pr-2 pl-4">
        <h2 className="font-body text-m font-[650] tracking-normal">{titleOf(part)}</h2>
        <IconButton
          label="Hide chat info"
          icon={<X size={20} aria-hidden />}
          onClick={() => onPart(undefined)}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-4">
        <InfoContent chat={chat} part={part} onPart={onPart} />
      </div>
    </aside>
  );
}

const titleOf = (part: InfoPart | undefined) => (part === 'notes' ? 'Office notes' : 'Chat Info');

function InfoContent(props: ChatInfoProps) {
  if (props.part === 'notes') return <NotesPanel chat={props.chat} />;
  return <InfoTabs {...props} />;
}

function InfoTabs({ chat, part, onPart }: ChatInfoProps) {
  const index = INFO_PARTS.findIndex(({ id }) => id === part);
  return (
    <TabGroup selectedIndex={index} onChange={(next) => onPart(INFO_PARTS[next]?.id)}>
      <TabList
        aria-label="Chat Info"
        className="sticky top-0 z-10 grid grid-cols-4 border-b border-line bg-surface"
      >
        {INFO_PARTS.map(({ id, label, short }) => (
          <Tab
            key={id}
            aria-label={label}
            className="grid min-h-14 justify-items-center gap-0.5 border-b-[3px] border-transparent px-0.5 py-2 text-xs font-[560] text-ink-soft transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 data-selected:border-brand data-selected:text-brand-strong"
          >
            {PART_ICONS[id]}
            {short}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {INFO_PARTS.map(({ id, kind }) => (
          <TabPanel key={id} className="rounded-s pt-3">
            {kind === null ? (
              <MembersPanel chat={chat} />
            ) : (
              <SharedFilesList chatId={chat.id} kind={kind} />
            )}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
