/** For keyboards: past the navigation, straight to the page. Seen only while it has focus. */
export function SkipLink() {
  return (
    <a
      href="#page-title"
      onClick={(event) => {
        // Not an address: the router would take it for one.
        event.preventDefault();
        document.getElementById('page-title')?.focus();
      }}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-s bg-brand px-4 py-2.5 font-semibold text-brand-ink focus:translate-y-0 print:hidden"
    >
      Skip to the page
    </a>
  );
}
