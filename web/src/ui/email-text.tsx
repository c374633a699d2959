import { Fragment } from 'react';
import { addressPieces, pieces } from '@/ui/break-points';

/** An email address as text. If it has to break, it breaks after the @ or a dot, not within a word. */
export function EmailText({ email }: { email: string }) {
  return <Breaking parts={addressPieces(email)} />;
}

/** Text that members wrote: overlong words in it may break, the others stay whole. */
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
