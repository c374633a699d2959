import { markedParts } from '@hearthside/contract/search/ranking';

/** A text with the typed words marked in it. */
export const Marked = ({ text, typed }: { text: string; typed: string }) =>
  markedParts(text, typed).map((part, at) =>
    part.marked ? (
      <mark key={at} className="rounded-[3px] bg-accent-soft font-[650] text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
