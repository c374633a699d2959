import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Firefox as Debian has it: the newest version with long support. */
export const FIREFOX = '/usr/bin/firefox-esr';

/** The driver of WebKitGTK, whose engine is Safari's. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/** A browser of WebKitGTK that comes with its driver: a window and an address bar. */
export const MINI_BROWSER = installedMiniBrowser();

/** A display without a screen, because WebKitGTK always opens a window. */
export const XVFB = '/usr/bin/Xvfb';

/** Debian has a folder for each kind of processor. */
function installedMiniBrowser() {
  const place = (folder: string) => path.join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser');
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return place(folders.find((folder) => existsSync(place(folder))) ?? 'x86_64-linux-gnu');
}

/** What the journeys in other browsers need, by how it is installed. */
export const ENGINE_PROGRAMS = {
  'Firefox (apt-get install firefox-esr)': FIREFOX,
  'the driver of WebKitGTK (apt-get install webkit2gtk-driver)': WEBKIT_DRIVER,
  'the browser of WebKitGTK (apt-get install webkit2gtk-driver)': MINI_BROWSER,
  'a display without a screen (apt-get install xvfb)': XVFB,
};
