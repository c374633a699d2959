import { useEffect, useRef } from 'react';
import { carriesFiles, pastedFiles } from '../../model/composer-rules';

interface FileDrop {
  /** Called when files start or stop being dragged over the window. */
  onOver: (isOver: boolean) => void;
  onFiles: (files: File[]) => void;
}

/** In milliseconds. Some browsers report leaving each element, followed at once by entering the next. */
const GONE_MS = 120;

/** Accepts files that are dropped on the window, or pasted outside a text field, but not while a dialog is open. */
export function useFileDrop(drop: FileDrop): void {
  const latest = useRef(drop);
  useEffect(() => {
    latest.current = drop;
  });
  useEffect(() => {
    let isOver = false;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    /** A picture of this page is being dragged. Browsers treat that as a file too. */
    let isOwn = false;
    const notify = (now: boolean) => {
      clearTimeout(leaving);
      if (now !== isOver) latest.current.onOver(now);
      isOver = now;
    };
    /**
     * Files over the chat. Over a dialog they are refused. Otherwise the browser would leave the portal to show them.
     */
    const isForChat = (event: DragEvent) => {
      if (isOwn || event.defaultPrevented || !carriesFiles(event.dataTransfer)) return false;
      event.preventDefault();
      if (!isInDialog(event.target)) return true;
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
      return false;
    };
    const drag = (event: DragEvent) => {
      if (isForChat(event)) notify(true);
    };
    const leave = (event: DragEvent) => {
      // Out of the window, not only from one element to the next.
      if (event.relatedTarget === null) leaving = setTimeout(() => notify(false), GONE_MS);
    };
    const put = (event: DragEvent) => {
      notify(false);
      if (isForChat(event)) latest.current.onFiles(Array.from(event.dataTransfer?.files ?? []));
    };
    const paste = (event: ClipboardEvent) => {
      const { target, defaultPrevented, clipboardData } = event;
      if (defaultPrevented || isInDialog(target) || isField(target)) return;
      const files = pastedFiles(clipboardData);
      if (files.length > 0) latest.current.onFiles(files);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragstart', () => (isOwn = true), { signal });
    window.addEventListener('dragend', () => (isOwn = false), { signal });
    window.addEventListener('dragenter', drag, { signal });
    window.addEventListener('dragover', drag, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', put, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => {
      listening.abort();
      clearTimeout(leaving);
    };
  }, []);
}

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
