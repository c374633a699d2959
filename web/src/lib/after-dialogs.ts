/** In frames, about a second. A dialog takes a fifth of that to close. */
const FRAMES_MAX = 60;

/** These cover the page while they are open, and hand the focus back as they close. */
const COVERS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Calls `then` once no dialog or menu is left on the page, except one that contains `place`. A closing dialog hands
 * the focus back to whatever had it before, and until then nothing behind it can take the focus. Use this to move the
 * focus when a dialog is answered.
 */
export function afterDialogs(place: () => Element | null, then: () => void, frames = 0): void {
  requestAnimationFrame(() => {
    const covers = [...document.querySelectorAll(COVERS)];
    const isCovered = covers.some((cover) => !cover.contains(place()));
    if (isCovered && frames < FRAMES_MAX) afterDialogs(place, then, frames + 1);
    // The dialog is gone. It hands the focus back in the next frame.
    else requestAnimationFrame(() => setTimeout(then));
  });
}
