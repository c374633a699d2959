import { useEffect } from 'react';
import { realtime } from '@/lib/live/realtime';
import { chats } from '../../api/chats';

const useNotesAnswer = chats.notes.query();
const staleNotes = ({ chatId }: { chatId: number }) => [chats.notes.matches({ chatId })];

/** The office's notes about a chat, kept fresh: the event says that something is new, and never what. */
export function useNotes(chatId: number) {
  const answer = useNotesAnswer({ chatId });
  const { mutate } = answer;
  useEffect(
    () =>
      realtime.subscribe('chat', (told) => {
        if (told.chatId === chatId) void mutate();
      }),
    [chatId, mutate],
  );
  return answer;
}

export const useAddNote = chats.addNote.mutation({ invalidates: staleNotes });
export const useSaveNote = chats.saveNote.mutation({ invalidates: staleNotes });
export const useRemoveNote = chats.removeNote.mutation({ invalidates: staleNotes });
