/** The part of the design system's theme that the panel's own parts use. */
interface Themed {
  theme: { colors: Record<string, string>; borderRadius: string; fontSizes: string[] };
}

/** A color of the theme, for styled components. */
export const color = (name: string) => (props: object) => (props as Themed).theme.colors[name];
export const radius = (props: object) => (props as Themed).theme.borderRadius;
/** A text size: 1 is small, 2 that of forms. */
export const textSize = (step: 1 | 2) => (props: object) => (props as Themed).theme.fontSizes[step];
