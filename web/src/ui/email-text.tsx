import { Fragment } from 'react';
import { addressPieces, pieces } from '@/ui/break-points';

/** An email address as text. Where it has to break, it breaks after the @ or a dot and not in a word. */
export function EmailText({ email }: { email: string }) {
  return <Breaking parts={addressPieces(email)} />;
}

/** A text of people's own: endless words in it may break, the others stay whole. */
export function OwnWords({ text }: { text: string }) {
  return <Breaking parts={pieces(text)} />;
}

function Breaking({ parts }: { parts: readonly string[] }) {
  return (
    <span>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
