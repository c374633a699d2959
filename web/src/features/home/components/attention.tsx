import type { Home } from '@hearthside/contract/member/home';
import { BellRing } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { attention, type AttentionLine } from '../model/attention';
import { WaitingRow } from './waiting-row';

export interface AttentionProps {
  items: Home['attention'];
  list: RefObject<HTMLUListElement | null>;
  /** Called when something was done here, so that its row, or all of this, may be gone. */
  onDone: () => void;
}

/** What needs the member's attention now, with the first of each queue and what can be done about each. */
export function Attention({ items, list, onDone }: AttentionProps) {
  return (
    <Card aria-labelledby="attention">
      <CardTitle id="attention">Needs your attention</CardTitle>
      <ul
        ref={list}
        tabIndex={-1}
        aria-labelledby="attention"
        className="divide-y divide-line outline-none"
      >
        {attention(items).map((line) => (
          <li key={line.id} className="py-2.5 first:pt-0 last:pb-0">
            <Headline line={line} />
            {line.first.length > 0 && (
              <ul className="mt-1 grid sm:pl-14">
                {line.first.map((one) => (
                  <WaitingRow key={one.id} kind={line.id} one={one} onDone={onDone} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The sentence. It leads to all of them if some are named below it, and has the button itself otherwise. */
function Headline({ line: { text, to, state, verb, first } }: { line: AttentionLine }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3.5 gap-y-2">
      <span className="grid size-10.5 shrink-0 place-items-center rounded-s bg-accent-soft text-accent-ink">
        <BellRing size={20} aria-hidden />
      </span>
      {first.length > 0 ? (
        <Link
          to={to}
          className="inline-flex min-h-11 min-w-0 flex-1 basis-44 items-center rounded-s font-semibold underline-offset-3 hover:underline"
        >
          {text}
        </Link>
      ) : (
        <>
          <p className="min-w-0 flex-1 basis-44 font-semibold">{text}</p>
          <ButtonLink to={to} state={state} variant="quiet" size="s">
            {verb}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
