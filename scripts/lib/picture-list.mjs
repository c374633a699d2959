/**
 * @typedef {object} Picture
 * @property {string} file in docs/pictures
 * @property {string} [email] the demo member who looks; none for a visitor
 * @property {string} path
 * @property {{ width: number, height: number }} viewport
 * @property {'light' | 'dark'} theme
 * @property {RegExp} [chat] the name of the chat that is opened
 */

const DESKTOP = { width: 1280, height: 900 };
const WIDE = { width: 1440, height: 1000 };
const PHONE = { width: 390, height: 844 };

const [rosa, sam] = ['rosa@hearthside.example', 'sam@hearthside.example'];

/**
 * The README's pictures. They are taken in this order from one demo: an opened chat is read, and the count beside
 * Inbox is one less in the pictures after it.
 * @type {readonly Picture[]}
 */
export const PICTURES = [
  { file: 'sign-in.png', path: '/sign-in', viewport: DESKTOP, theme: 'light' },
  {
    file: 'users.png',
    email: 'amara@hearthside.example',
    path: '/users',
    viewport: DESKTOP,
    theme: 'light',
  },
  { file: 'profile-dark.png', email: rosa, path: '/profile', viewport: DESKTOP, theme: 'dark' },
  {
    file: 'home-phone.png',
    email: 'nina@hearthside.example',
    path: '/',
    viewport: PHONE,
    theme: 'light',
  },
  {
    file: 'pet.png',
    email: rosa,
    path: '/pet-records?petId=1',
    viewport: DESKTOP,
    theme: 'light',
  },
  {
    file: 'pet-phone.png',
    email: rosa,
    path: '/pet-records?petId=1',
    viewport: PHONE,
    theme: 'light',
  },
  {
    file: 'inbox.png',
    email: rosa,
    path: '/inbox',
    viewport: WIDE,
    theme: 'light',
    chat: /Biscuit.s care team/,
  },
  {
    file: 'inbox-phone.png',
    email: sam,
    path: '/inbox',
    viewport: PHONE,
    theme: 'light',
    chat: /Biscuit.s care team/,
  },
];
