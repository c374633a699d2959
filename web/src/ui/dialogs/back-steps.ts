/**
 * Back closes what covers the page (decision 059). While something does, the browser's history has one extra step on
 * top of the page's own. The router is given a window in which that step does not exist: what it pushes replaces the
 * step, and what it replaces is the page's own entry. So no step is ever left that leads nowhere.
 */
type State = Record<string, unknown> | null;

interface Place {
  /** What the router stores there: its index `idx`, its key, and the state that pages pass to each other. */
  state: State;
  href: string;
  /** Whether this is the extra step on top of a page. */
  covered: boolean;
}

/** A move through the history that has not happened after this many milliseconds never will. */
const PATIENCE = 1000;

/** How Back closes what covers the page. The topmost comes last. */
let covers: readonly (() => void)[] = [];
/** Where the browser is. Undefined until a router has been given its window. */
let place: Place | undefined;
/** What the router believes the history's state to be. */
let seen: State = null;
/** Set while the browser moves through its history. `later` is what the router asked for in the meantime. */
let moving: ReturnType<typeof setTimeout> | undefined;
let later: readonly (() => void)[] = [];
/** Back has just been pressed on the extra step, so that step is now ahead in the history. */
let isAhead = false;
let notifyRouter: (event: PopStateEvent) => void = () => {};

function read(): Place {
  const { covered, ...state } = (window.history.state ?? {}) as Record<string, unknown>;
  return {
    state: window.history.state ? state : null,
    href: window.location.href,
    covered: covered === true,
  };
}

function write({ state, href, covered }: Place, how: 'pushState' | 'replaceState') {
  window.history[how](covered ? { ...state, covered } : state, '', href);
  place = read();
}

function go(delta: number) {
  moving = setTimeout(arrive, PATIENCE);
  window.history.go(delta);
}

/**
 * The browser has arrived, or did not move. Notifying the router, or what it asked for in the meantime, may start the
 * next move.
 */
function arrive(notify?: () => void) {
  clearTimeout(moving);
  moving = undefined;
  notify?.();
  while (later.length > 0 && !moving) {
    const [first, ...rest] = later;
    later = rest;
    first?.();
  }
  setTimeout(adjust);
}

function whenStill(work: () => void) {
  if (moving) later = [...later, work];
  else work();
}

/** Adds the extra step on top of the page, or removes it. */
function adjust() {
  if (!place || moving) return;
  const wanted = covers.length > 0;
  const wasAhead = isAhead;
  isAhead = false;
  if (wanted === place.covered) return;
  // Something still covers the page after Back, because it is busy, asks first, or was below. The step that was left
  // is reused, because browsers skip steps that were made without user interaction.
  if (wanted && !wasAhead) write({ ...place, covered: true }, 'pushState');
  else go(wanted ? 1 : -1);
}

function moved(event: PopStateEvent) {
  const before = place;
  const isOwn = moving !== undefined;
  place = read();
  const number = place.state?.idx;
  if (before && number !== undefined && number === before.state?.idx) {
    // When moving between a page and the step on top of it, what the router has written in one is copied to the
    // other.
    write({ ...before, covered: place.covered }, 'replaceState');
    const isBack = !isOwn && !place.covered;
    if (isBack) isAhead = true;
    return arrive(isBack ? covers.at(-1) : undefined);
  }
  seen = place.state;
  arrive(() => notifyRouter(event));
}

/** Registers something that covers the page, and how Back closes it. Returns a function to call when it is gone. */
export function coverPage(close: () => void): () => void {
  const own = () => close();
  covers = [...covers, own];
  setTimeout(adjust);
  return () => {
    covers = covers.filter((one) => one !== own);
    setTimeout(adjust);
  };
}

/** Checks again, after a page has been drawn, whether anything covers it. */
export function pageDrawn(): void {
  setTimeout(adjust);
}

/** The window for the router. There must be only one on a page. */
export function windowForRouter(): Window {
  place = read();
  seen = place.state;
  window.addEventListener('popstate', moved);
  const set = (how: 'pushState' | 'replaceState') => (state: State, _: string, url?: string) => {
    seen = state;
    // An empty address means the page's own, as in the browser's history. Resolved, it would lose what is after `#`.
    const href = url ? new URL(url, window.location.href).href : window.location.href;
    whenStill(() => {
      const covered = place?.covered === true;
      if (how === 'pushState')
        write({ state, href, covered: false }, covered ? 'replaceState' : how);
      else write({ state, href, covered }, how);
    });
  };
  const history = {
    get state() {
      return seen;
    },
    pushState: set('pushState'),
    replaceState: set('replaceState'),
    go: (delta: number) => whenStill(() => go(place?.covered && delta < 0 ? delta - 1 : delta)),
  };
  const { document, location, sessionStorage } = window;
  const addEventListener = (name: string, listener: (event: Event) => void) => {
    if (name === 'popstate') notifyRouter = listener;
    else window.addEventListener(name, listener);
  };
  const removeEventListener = (name: string, listener: (event: Event) => void) => {
    if (name === 'popstate') notifyRouter = () => {};
    else window.removeEventListener(name, listener);
  };
  const own = {
    history,
    document,
    location,
    sessionStorage,
    addEventListener,
    removeEventListener,
  };
  return own as unknown as Window;
}
