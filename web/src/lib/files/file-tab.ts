/** How often to check whether the tab is still open, in milliseconds. */
const LOOK_MS = 5000;

/**
 * Opens a file that is read in the member's name in a new tab. Call it directly in the click handler: the tab has to
 * open at once, because browsers don't let a page open one later. Until the file is there, the tab says what it is
 * waiting for. Rejects if no tab can be opened, or with the error from reading, and then closes the tab.
 */
export async function openFile(name: string, read: () => Promise<Blob>): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab) throw new Error('The browser opens no new tab.');
  tab.opener = null;
  waitIn(tab.document, name);
  let file: Blob;
  try {
    file = await read();
  } catch (error) {
    tab.close();
    throw error;
  }
  if (tab.closed) return;
  const url = URL.createObjectURL(file);
  tab.location.replace(url);
  // As long as the tab is open, it may need the address again: on reload, or to save the file.
  const watch = setInterval(() => {
    if (!tab.closed) return;
    clearInterval(watch);
    URL.revokeObjectURL(url);
  }, LOOK_MS);
}

/** A page with a single sentence, in the portal's colors. */
function waitIn(page: Document, name: string) {
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  page.title = name;
  const words = page.createElement('p');
  words.textContent = `Opening “${name}”…`;
  words.setAttribute('role', 'status');
  Object.assign(words.style, { maxWidth: '36rem', margin: '20vh auto', padding: '0 1.5rem' });
  Object.assign(page.body.style, { backgroundColor, color, fontFamily, textAlign: 'center' });
  page.body.replaceChildren(words);
}
