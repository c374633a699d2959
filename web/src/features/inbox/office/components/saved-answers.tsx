import type { Chat } from '@hearthside/contract/inbox/fields';
import { filledTemplate } from '@hearthside/contract/inbox/office-fields';
import { MessageSquareQuote, Settings2 } from 'lucide-react';
import { useContext, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { Menu, MenuButton } from '@headlessui/react';
import { useMe } from '@/features/session';
import { IconButton } from '@/ui/icon-button';
import { MenuList, type MenuEntry } from '@/ui/dialogs/menu-list';
import { useTemplates } from '../api/use-templates';
import { writerIn } from '../model/admins-in';
import { TemplatesDialog } from './templates-dialog';
import { putAnswer, SavedAnswersContext } from './use-template-picker';

const NONE: [] = [];

/** Gives the composer the saved answers, if it is an admin who writes. */
export function SavedAnswers({ chat, children }: { chat: Chat; children: ReactNode }) {
  const isAdmin = useMe().role === 'admin';
  const { data } = useTemplates(isAdmin ? {} : null);
  const firstName = writerIn(chat)?.firstName;
  const templates = data?.templates ?? NONE;
  const value = useMemo(() => ({ templates, firstName }), [templates, firstName]);
  return <SavedAnswersContext value={isAdmin ? value : undefined}>{children}</SavedAnswersContext>;
}

export interface SavedAnswersButtonProps {
  box: RefObject<HTMLTextAreaElement | null>;
  composer: { text: string; type: (text: string) => void };
}

/** For admins, beside the composer: puts a saved answer where the caret is. */
export function SavedAnswersButton({ box, composer }: SavedAnswersButtonProps) {
  const saved = useContext(SavedAnswersContext);
  const [managing, setManaging] = useState(false);
  if (!saved) return null;
  const put = (answer: string) => {
    const { text, type } = composer;
    const from = box.current?.selectionStart ?? text.length;
    const to = box.current?.selectionEnd ?? text.length;
    putAnswer({ box, text, onText: type }, from, to, filledTemplate(answer, saved.firstName));
    // The menu gives the focus back to its button when it has closed.
    setTimeout(() => box.current?.focus());
  };
  const items: MenuEntry[] = [
    ...saved.templates.map(({ name, text }) => ({ label: name, onSelect: () => put(text) })),
    {
      label: saved.templates.length > 0 ? 'Manage saved answers' : 'Add saved answers',
      icon: <Settings2 size={18} aria-hidden />,
      onOpen: () => setManaging(true),
      divided: saved.templates.length > 0,
    },
  ];
  return (
    <>
      <Menu>
        <MenuButton
          as={IconButton}
          label="Saved answers"
          icon={<MessageSquareQuote size={22} aria-hidden />}
        />
        <MenuList items={items} anchor="top start" />
      </Menu>
      <TemplatesDialog open={managing} onClose={() => setManaging(false)} />
    </>
  );
}
