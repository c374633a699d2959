import { useTypingIn } from '../../api/use-typing-in';
import { shortName, typingWords, type People } from '../../model/chat-words';

export interface TypingLineProps {
  chatId: number;
  people: People;
}

/** Who is typing now. Its space is always reserved, so that nothing moves. */
export function TypingLine({ chatId, people }: TypingLineProps) {
  const { typing } = useTypingIn(chatId);
  const words = typingWords(typing.map((id) => shortName(people, id)));
  return (
    <p className="flex h-7 shrink-0 items-center gap-2 pt-2 text-xs text-ink-soft sm:pl-13.5">
      {words && (
        <>
          <span aria-hidden className="flex gap-1">
            {[0, 150, 300].map((delay) => (
              <span
                key={delay}
                style={{ animationDelay: `${delay}ms` }}
                className="size-1.5 animate-pulse rounded-full bg-ink-soft motion-reduce:animate-none"
              />
            ))}
          </span>
          <span className="min-w-0 truncate">{words}</span>
        </>
      )}
    </p>
  );
}
