import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { latePart } from './late-part';
import { useWanted } from './use-wanted';

type Part = ReturnType<typeof latePart<ComponentType>>;

export interface LateMenuProps {
  /** A button with its menu, from `latePart`. */
  usePart: Part;
  /** The same button without a menu, shown until then. */
  button: (press: () => void) => React.ReactElement;
}

/**
 * A button whose menu is fetched once the page is idle, so that no page waits for it. If it is pressed before, the menu
 * opens as soon as it is there. If it can't be fetched, the next press tries again.
 */
export function LateMenu({ usePart, button }: LateMenuProps) {
  const [presses, setPresses] = useState(0);
  const [Menu, setMenu] = useState<ComponentType>();
  const isWanted = useWanted(presses > 0);
  const place = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!Menu) return;
    const menuButton = place.current?.querySelector('button');
    if (hadFocus.current || presses > 0) menuButton?.focus({ preventScroll: true });
    if (presses > 0) menuButton?.click();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- later presses are the menu's own
  }, [Menu]);
  return (
    <span ref={place} className="contents">
      {Menu ? (
        <Menu />
      ) : (
        <Placeholder hadFocus={hadFocus}>
          {button(() => setPresses((before) => before + 1))}
        </Placeholder>
      )}
      {isWanted && !Menu && (
        <Fetching usePart={usePart} presses={presses} onThere={(menu) => setMenu(() => menu)} />
      )}
    </span>
  );
}

interface FetchingProps {
  usePart: Part;
  presses: number;
  onThere: (menu: ComponentType) => void;
}

/** Fetches the menu, and again at a press after a failure. Shows nothing. */
function Fetching({ usePart, presses, onThere }: FetchingProps) {
  const { data: menu, error, retry } = usePart();
  useEffect(() => {
    if (presses > 0 && error) retry();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a press tries again
  }, [presses]);
  useEffect(() => {
    if (menu) onThere(menu);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once
  }, [menu]);
  return null;
}

/** Notes whether the focus was on it when the menu took its place. */
function Placeholder(props: { hadFocus: { current: boolean }; children: React.ReactElement }) {
  const { hadFocus, children } = props;
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const own = place.current;
    return () => {
      hadFocus.current = own?.contains(document.activeElement) ?? false;
    };
  }, [hadFocus]);
  return (
    <span ref={place} className="contents">
      {children}
    </span>
  );
}
