import { formDefinition } from '@hearthside/contract/form/shapes';

/** A form as it is saved, serialized. What the server adds to it, such as links to files, is left out. */
function written(definition: unknown): string | undefined {
  const { success, data } = formDefinition.safeParse(definition);
  return success ? JSON.stringify(data) : undefined;
}

/** Whether the two are saved as the same form. */
export function sameDefinition(one: unknown, other: unknown): boolean {
  const text = written(one);
  return text !== undefined && text === written(other);
}
