/**
 * Back closes what covers the page (decision 059). While anything does, one step more lies over the page's own in the
 * browser's history. The router is given a window in which that step does not exist: what it pushes takes the step's
 * place, what it replaces is the page's. So no step is ever left that leads nowhere.
 */
type State = Record<string, unknown> | null;

interface Place {
  /** What the router keeps there: its number `idx`, its key, and what pages tell each other. */
  state: State;
  href: string;
  /** The step over a page. */
  covered: boolean;
}

/** After that long a move through the history has not happened and will not, in milliseconds. */
const PATIENCE = 1000;

/** How Back closes what covers the page, the uppermost last. */
let covers: readonly (() => void)[] = [];
/** Where the browser is; none until a router has been given its window. */
let place: Place | undefined;
/** What the router believes to be the history's state. */
let seen: State = null;
/** Set while the browser moves through its history, and what the router asked for meanwhile. */
let moving: ReturnType<typeof setTimeout> | undefined;
let later: readonly (() => void)[] = [];
/** The step lies before us: Back has just been pressed on it. */
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

/** The browser has arrived, or stays. What the router is told, and asked for meanwhile, may set off the next move. */
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

/** Lays the step over the page, or takes it away. */
function adjust() {
  if (!place || moving) return;
  const wanted = covers.length > 0;
  const wasAhead = isAhead;
  isAhead = false;
  if (wanted === place.covered) return;
  // Something is still there after Back (it is busy, asks first, or lay beneath): the step that was left is used again,
  // because browsers jump over steps that were made without a press on the page.
  if (wanted && !wasAhead) write({ ...place, covered: true }, 'pushState');
  else go(wanted ? 1 : -1);
}

function moved(event: PopStateEvent) {
  const before = place;
  const isOwn = moving !== undefined;
  place = read();
  const number = place.state?.idx;
  if (before && number !== undefined && number === before.state?.idx) {
    // Between a page and the step over it, what the router has written in the one goes with it to the other.
    write({ ...before, covered: place.covered }, 'replaceState');
    const isBack = !isOwn && !place.covered;
    if (isBack) isAhead = true;
    return arrive(isBack ? covers.at(-1) : undefined);
  }
  seen = place.state;
  arrive(() => notifyRouter(event));
}

/** Tells that something covers the page, and how Back closes it; answers what to call when it is gone. */
export function coverPage(close: () => void): () => void {
  const own = () => close();
  covers = [...covers, own];
  setTimeout(adjust);
  return () => {
    covers = covers.filter((one) => one !== own);
    setTimeout(adjust);
  };
}

/** Looks again, after a page has been drawn, whether anything covers it. */
export function pageDrawn(): void {
  setTimeout(adjust);
}

/** The window for the router, the only one on a page. */
export function windowForRouter(): Window {
  place = read();
  seen = place.state;
  window.addEventListener('popstate', moved);
  const set = (how: 'pushState' | 'replaceState') => (state: State, _: string, url?: string) => {
    seen = state;
    const href = new URL(url ?? '', window.location.href).href;
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
