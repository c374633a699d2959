import clsx from 'clsx';

export type BubbleLook = 'own' | 'other' | 'failed';

const looks: Record<BubbleLook, string> = {
  own: 'rounded-tr-[4px] bg-brand text-brand-ink selection:bg-brand-ink selection:text-brand',
  other: 'rounded-tl-[4px] border border-line bg-surface',
  failed: 'rounded-tr-[4px] border border-bad bg-bad-soft text-ink',
};

/** The classes of a message's paper. */
export const bubbleStyle = (look: BubbleLook) =>
  clsx(
    'max-w-full rounded-[16px] px-3.5 py-2 text-m whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]',
    looks[look],
  );
