import { spansOf, type TextSpan } from '@hearthside/contract/form/text';
import { Fragment, useMemo, type ReactNode } from 'react';

/** A question's text with its bold, italic and underlined words (part 2 §3). */
export function QuestionText({ markup }: { markup: string }) {
  const spans = useMemo(() => spansOf(markup), [markup]);
  return (
    <span dir="auto" className="wrap-anywhere whitespace-pre-line">
      {spans.map((span, place) => (
        <Fragment key={place}>{dressed(span)}</Fragment>
      ))}
    </span>
  );
}

function dressed({ text, bold, italic, underline }: TextSpan): ReactNode {
  let words: ReactNode = text;
  if (underline) words = <u className="underline-offset-3">{words}</u>;
  if (italic) words = <i>{words}</i>;
  return bold ? <b className="font-[750]">{words}</b> : words;
}
