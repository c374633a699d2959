/** Strapi's reader of environment variables, as far as the configuration uses it. */
export interface Env {
  (key: string): string | undefined;
  (key: string, fallback: string): string;
  int(key: string, fallback: number): number;
  bool(key: string, fallback: boolean): boolean;
  array(key: string): string[];
}
