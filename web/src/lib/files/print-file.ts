/** How long a printed file stays, in milliseconds. Some browsers still read it after `print` has returned. */
const KEPT_MS = 10 * 60_000;

/** Whether this browser can print a PDF from a page. Most phones can't: there it is opened instead. */
export const canPrintPdf = () => navigator.pdfViewerEnabled === true;

/** Prints a PDF from an invisible frame. Rejects if the browser does not allow it. */
export function printPdf(file: Blob): Promise<void> {
  const url = URL.createObjectURL(file);
  const frame = document.createElement('iframe');
  frame.title = 'Printing';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  // Not `display: none` and not of size zero: there, a browser neither shows nor prints a PDF.
  frame.style.cssText =
    'position:fixed;right:0;bottom:0;width:1px;height:1px;border:0;opacity:0;pointer-events:none';
  const remove = () => {
    frame.remove();
    URL.revokeObjectURL(url);
  };
  setTimeout(remove, KEPT_MS);
  return new Promise((resolve, reject) => {
    frame.onload = () => {
      try {
        frame.contentWindow?.focus();
        frame.contentWindow?.print();
        resolve();
      } catch (error) {
        remove();
        reject(error as Error);
      }
    };
    frame.src = url;
    document.body.append(frame);
  });
}
