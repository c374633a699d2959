/** The part of Strapi's environment reader that the configuration uses. */
export interface Env {
  (key: string): string | undefined;
  (key: string, fallback: string): string;
  int(key: string, fallback: number): number;
  bool(key: string, fallback: boolean): boolean;
  array(key: string): string[];
}
