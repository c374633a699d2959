import clsx from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { portalPage } from '../../model/portal-page';
import { newTurn } from './use-thread-place';

export interface MessageLinkProps {
  href: string;
  text: string;
  /** Whether it stands on the color of one's own messages. */
  onBrand: boolean;
}

/**
 * An address in the text of a message. A page of the portal opens like from any of its links: here, and in a new tab
 * only where one is asked for. Other sites always open in a new tab.
 */
export function MessageLink({ href, text, onBrand }: MessageLinkProps) {
  const [turn, setTurn] = useState(newTurn);
  const page = portalPage(href);
  const className = clsx(
    'underline underline-offset-2 hover:no-underline focus-visible:outline-current',
    !onBrand && 'text-brand-strong',
  );
  if (page !== undefined) {
    return (
      // The next press is another one, so that it leads to a message again from which one has scrolled away.
      <Link to={page} state={turn} onClick={() => setTurn(newTurn())} className={className}>
        {text}
      </Link>
    );
  }
  return (
    <a
      href={href}
      // The linked site learns nothing about the page from which it was opened.
      rel="noopener noreferrer"
      target={href.startsWith('http') ? '_blank' : undefined}
      className={className}
    >
      {text}
    </a>
  );
}
