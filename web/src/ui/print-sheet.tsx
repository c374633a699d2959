import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export type PrintSheetProps = {
  /** The organization's name, at the top of every page. */
  organization: string;
  title: string;
  /** In display format. */
  date: string;
  children: ReactNode;
  /**
   * If given, the sheet prints as soon as it is mounted and calls this afterwards (unmount it then). Otherwise it
   * waits for `printSheet()` or for the browser's own print command.
   */
  onDone?: () => void;
};

/** What is printed: while it is mounted, printing shows this sheet and nothing else. */
export function PrintSheet(props: PrintSheetProps) {
  const { organization, title, date, children, onDone } = props;
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  const prints = onDone !== undefined;
  useEffect(() => {
    if (!prints) return;
    let live = true;
    void printSheet(() => live).then(() => live && done.current?.());
    return () => {
      live = false;
    };
  }, [prints]);

  return createPortal(
    <div className="print-sheet">
      <table role="presentation" className="w-full">
        <thead>
          <tr>
            <td className="pb-4">
              <div className="flex justify-between gap-6 border-b border-line-strong pb-2 text-s">
                <span className="font-display font-semibold">{organization}</span>
                <span>{date}</span>
              </div>
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <h1 className="mb-4">{title}</h1>
              {children}
            </td>
          </tr>
        </tbody>
      </table>
    </div>,
    document.body,
  );
}

/** Prints once the fonts and the sheet's pictures have loaded. Resolves when the print dialog closes. */
export async function printSheet(stillWanted: () => boolean = () => true): Promise<void> {
  await new Promise((painted) => requestAnimationFrame(painted));
  const pictures = document.querySelectorAll<HTMLImageElement>('.print-sheet img');
  // A picture that can't be loaded must not hold up printing.
  await Promise.allSettled([document.fonts.ready, ...Array.from(pictures, (p) => p.decode())]);
  if (!stillWanted()) return;
  const closed = new Promise((resolve) =>
    window.addEventListener('afterprint', resolve, { once: true }),
  );
  window.print();
  await closed;
}
