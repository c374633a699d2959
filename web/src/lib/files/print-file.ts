/** How long a printed file stays: some browsers print from it after `print` has answered. */
const KEPT_MS = 10 * 60_000;

/** Whether this browser can print a PDF from a page. Phones mostly can't: there it is opened instead. */
export const canPrintPdf = () => navigator.pdfViewerEnabled === true;

/** Hands a PDF itself to the printer, from a frame nobody sees. Rejects where the browser does not let it. */
export function printPdf(file: Blob): Promise<void> {
  const url = URL.createObjectURL(file);
  const frame = document.createElement('iframe');
  frame.title = 'Printing';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  // Not `display: none` and not empty: a browser shows no PDF there, and prints none.
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
