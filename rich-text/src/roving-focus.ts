const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Makes a toolbar a single stop for Tab. Within it, the arrow keys move between the buttons. */
export function rovingFocus(toolbar: HTMLElement, buttons: readonly HTMLElement[]) {
  let current = 0;
  const point = (at: number) => {
    current = at;
    buttons.forEach((button, place) => (button.tabIndex = place === at ? 0 : -1));
  };
  point(0);
  toolbar.addEventListener('focusin', ({ target }) => {
    const at = buttons.indexOf(target as HTMLElement);
    if (at >= 0) point(at);
  });
  toolbar.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    buttons[step(current, buttons.length)]?.focus();
  });
  return { focus: () => buttons[current]?.focus() };
}
