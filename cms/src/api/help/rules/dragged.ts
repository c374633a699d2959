interface Named {
  documentId?: string;
}
interface Put extends Named {
  position?: { before?: string; after?: string };
}
interface Dragged {
  connect?: (Put | string)[];
  disconnect?: (Named | string)[];
}

const documentOf = (one: Named | string) => (typeof one === 'string' ? one : one.documentId);

/**
 * Whether a topic's form puts an answer next to one that is not in the topic, neither before this save (`there`) nor
 * through it, because someone has removed it meanwhile.
 */
export function missesNeighbour(answers: unknown, there: readonly string[]): boolean {
  const { connect, disconnect } = (answers ?? {}) as Dragged;
  if (!Array.isArray(connect)) return false;
  const gone = new Set((Array.isArray(disconnect) ? disconnect : []).map(documentOf));
  const stays = new Set([...there.filter((one) => !gone.has(one)), ...connect.map(documentOf)]);
  return connect.some((one) => {
    const { before, after } = (typeof one === 'string' ? undefined : one.position) ?? {};
    return [before, after].some((beside) => typeof beside === 'string' && !stays.has(beside));
  });
}
