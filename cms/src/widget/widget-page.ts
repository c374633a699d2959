import { isServiceId, WIDGET_WAIT } from '@hearthside/contract/donation/fields';

/** The donation service's hosts, the only other hosts the portal ever allows (specification/security.md). */
const HOSTS = 'https://widgets.givebutter.com https://givebutter.com';

/**
 * What the service's scripts may do wherever their page is shown, including opened by itself. Without
 * `allow-same-origin` the page has an origin of its own: it can reach neither the portal around it nor cookies,
 * storage, channels or workers. What it opens in a new tab is the service's own page, without these limits.
 */
const SANDBOX = 'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * The policy of the widget's page. It allows our one script and the service's own, and no requests to the portal.
 * Styles may be inline, because the service's element has its own; scripts may not.
 */
export const widgetPolicy = (isOpen: boolean): string =>
  [
    "default-src 'none'",
    ...(isOpen
      ? [
          `script-src 'self' ${HOSTS}`,
          `frame-src ${HOSTS}`,
          `connect-src ${HOSTS}`,
          `style-src 'unsafe-inline' ${HOSTS}`,
          `img-src data: ${HOSTS}`,
          `font-src data: ${HOSTS}`,
          'form-action https://givebutter.com',
        ]
      : ["form-action 'none'"]),
    "base-uri 'none'",
    "frame-ancestors 'self'",
    SANDBOX,
  ].join('; ');

/** The widget's page; null if no widget is configured. */
export function widgetPage(ids: { accountId: string; widgetId: string }): string | null {
  const { accountId, widgetId } = ids;
  if (!isServiceId(accountId) || !isServiceId(widgetId)) return null;
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Donate</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<script src="/donate-widget/script.js" defer></script></head>' +
    `<body data-account="${accountId}" data-widget="${widgetId}"></body></html>`
  );
}

/**
 * Loads the widget, checks for it every second, and tells the framing page how tall it is, or after five checks that
 * it has not appeared (part 2 §9). Its messages are `WidgetEvent` of the contract. Its own origin is opaque; its
 * address still says whom it is for.
 */
export const WIDGET_SCRIPT = `'use strict';
(() => {
  const { account, widget } = document.body.dataset;
  const tell = (news) => {
    if (window.parent !== window) window.parent.postMessage(news, window.location.origin);
  };
  const height = () => Math.ceil(document.body.getBoundingClientRect().height);
  const ready = () => tell({ widget: 'ready', height: height() });

  document.documentElement.style.overflowX = 'hidden';
  document.body.style.margin = '0';
  const element = document.createElement('givebutter-widget');
  element.id = widget;
  document.body.append(element);
  const script = document.createElement('script');
  script.src = 'https://widgets.givebutter.com/latest.umd.cjs?acct=' + encodeURIComponent(account);
  document.head.append(script);

  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    if (customElements.get('givebutter-widget')) {
      clearInterval(timer);
      ready();
      new ResizeObserver(ready).observe(document.body);
    } else if (looks >= ${WIDGET_WAIT.times}) {
      clearInterval(timer);
      tell({ widget: 'away' });
    }
  }, ${WIDGET_WAIT.everyMs});
})();
`;

/** Shown in place of the widget. */
export const NO_WIDGET =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Donate</title></head>' +
  '<body><p>There is no donation form here yet.</p></body></html>';
