/** The colors of what is read outside the portal, as in the portal's light theme (web/src/app/theme.css). */
export const LIGHT = {
  canvas: '#f7f3ec',
  surface: '#fffdf9',
  line: '#e4dccf',
  ink: '#20302c',
  soft: '#4f5f59',
  brand: '#1d6b58',
  brandInk: '#ffffff',
  link: '#14503f',
} as const;

export type MailColors = Record<keyof typeof LIGHT, string>;

/** The same in its dark theme. */
export const DARK: MailColors = {
  canvas: '#141b19',
  surface: '#1b2421',
  line: '#2d3935',
  ink: '#eef2ee',
  soft: '#b3c0ba',
  brand: '#7cc7af',
  brandInk: '#0d1f19',
  link: '#a5dcc9',
};

/** Fonts that a device has already: most mail programs load none. */
export const FONTS = {
  text: "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  title: "Georgia,'Times New Roman',serif",
} as const;
