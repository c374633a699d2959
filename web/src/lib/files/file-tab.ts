/** How often a tab is looked after, in milliseconds. */
const LOOK_MS = 5000;

/**
 * Opens a file that is read in the member's name in a new tab. Call it in the very click: the tab opens at
 * once, since a browser lets no page open one later, and says what it waits for. Rejects where there is no
 * tab to be had, or with what reading failed with; the tab is closed then.
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
  // As long as the tab is open, its viewer may ask again: on reload, or to save the file.
  const watch = setInterval(() => {
    if (!tab.closed) return;
    clearInterval(watch);
    URL.revokeObjectURL(url);
  }, LOOK_MS);
}

/** A page with nothing but a sentence, in the portal's colours. */
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
