/** At the top of stored messages: there are older ones, which are not on this device. */
export function OlderAway() {
  return (
    <p className="flex min-h-13 shrink-0 items-center justify-center text-center text-s text-ink-soft">
      Go online to see older messages.
    </p>
  );
}
