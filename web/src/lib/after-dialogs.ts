/** A second: a dialog takes a fifth of it to leave. */
const FRAMES_MAX = 60;

/** What covers the page while it is there and hands the focus back as it leaves. */
const COVERS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Calls once no dialog or menu is on the page any more but the one that `place` may be in. One that leaves hands the
 * focus back to whatever had it before, and until then nothing behind it can have it: for moving the focus as
 * a dialog is answered.
 */
export function afterDialogs(place: () => Element | null, then: () => void, frames = 0): void {
  requestAnimationFrame(() => {
    const covers = [...document.querySelectorAll(COVERS)];
    const isCovered = covers.some((cover) => !cover.contains(place()));
    if (isCovered && frames < FRAMES_MAX) afterDialogs(place, then, frames + 1);
    // It is gone; it hands the focus back in the frame after.
    else requestAnimationFrame(() => setTimeout(then));
  });
}
