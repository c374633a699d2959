/** The box every text-like input shares: 44 px, a 3:1 edge, a clear error and disabled look. */
export const inputStyle = [
  'block w-full min-w-0 min-h-11 rounded-s border border-line-control bg-surface px-3 py-2 text-m text-ink',
  'transition-colors duration-150 hover:border-ink-faint',
  'focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:border-brand',
  'aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad',
  'disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-surface-sunken disabled:text-ink-soft',
  'read-only:[&:not(select)]:border-line-strong read-only:[&:not(select)]:bg-surface-sunken',
].join(' ');
