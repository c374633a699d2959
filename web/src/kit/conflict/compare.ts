/** Whose version is kept of a part that somebody else has changed. */
export type Side = 'theirs' | 'mine';

/** The chosen sides, by the labels of their parts. */
export type Choices = Readonly<Record<string, Side>>;

/** A part that somebody else changed to something other than what was typed, in display format. */
export interface Difference<Shown = string> {
  /** The label in the form. It names the part, so no form has the same one twice. */
  label: string;
  /** The value when the edit began. */
  was: Shown;
  /** The value that is saved now. */
  now: Shown;
  typed: Shown;
  /** Only somebody else changed it, so nothing that was typed is affected. */
  onlyTheirs: boolean;
  /** Parts of the same group are kept or replaced together. */
  group?: string | undefined;
}

/** One field of a form, or several that are one thing for the reader, such as a day and its time. */
export interface ComparedPart<Values, Shown = string> {
  label: string;
  fields: readonly (keyof Values & string)[];
  show: (values: Values) => Shown;
  /** Parts that have to fit each other, such as a state and its country, have the same group. */
  group?: string | undefined;
}

/** The three states of an edit: as it began, as somebody else has saved it since, and as it is typed. */
export interface ThreeStates<Values> {
  base: Values;
  theirs: Values;
  mine: Values;
}

/** A change against the state in which an edit began, in display format. */
interface Change {
  field: string;
  from: string;
  to: string;
}

/** Whether two values of a field are the same, lists and objects included. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether two states have the same values in these fields. */
const isSameIn = <Values>(
  fields: readonly (keyof Values & string)[],
  one: Values,
  other: Values,
): boolean => fields.every((field) => isSameValue(one[field], other[field]));

/** Compares what somebody else changed with what was typed, for subjects that describe their own changes. */
export function differencesOf(theirs: readonly Change[], mine: readonly Change[]): Difference[] {
  const typed = new Map(mine.map((change) => [change.field, change]));
  return theirs.flatMap(({ field, from, to }) => {
    const own = typed.get(field);
    if (own?.to === to) return [];
    return [{ label: field, was: from, now: to, typed: own?.to ?? from, onlyTheirs: !own }];
  });
}

/** Compares the three states of a form, part by part. Parts that only the editor changed are no difference. */
export function comparedParts<Values, Shown>(
  parts: readonly ComparedPart<Values, Shown>[],
  states: ThreeStates<Values>,
): Difference<Shown>[] {
  const { base, theirs, mine } = states;
  return (
    parts
      .filter(({ fields }) => !isSameIn(fields, theirs, base) && !isSameIn(fields, theirs, mine))
      .map((part) => ({
        label: part.label,
        was: part.show(base),
        now: part.show(theirs),
        typed: part.show(mine),
        onlyTheirs: !isTyped(part, parts, states),
        ...(part.group !== undefined && { group: part.group }),
      }))
      // What reads the same, such as 45 and 45.00 dollars, leaves nothing to choose.
      .filter(({ now, typed }) => typeof now !== 'string' || now !== typed)
  );
}

/**
 * Merges what was typed with the saved state. Parts that only one side changed are taken from that side, and of the
 * others the typed version stays. Fields without a part are merged one by one.
 */
export function mergedParts<Values extends object, Shown>(
  parts: readonly ComparedPart<Values, Shown>[],
  states: ThreeStates<Values>,
): Values {
  const { base, theirs, mine } = states;
  const isOwn = (field: keyof Values & string) => {
    const part = parts.find(({ fields }) => fields.includes(field));
    return part ? isTyped(part, parts, states) : !isSameValue(mine[field], base[field]);
  };
  const fields = Object.keys(theirs) as (keyof Values & string)[];
  return Object.fromEntries(
    fields.map((field) => [field, (isOwn(field) ? mine : theirs)[field]]),
  ) as Values;
}

/** The values of the parts that were chosen, each from its side. */
export function chosenValues<Values extends object, Shown>(
  parts: readonly ComparedPart<Values, Shown>[],
  { theirs, mine }: ThreeStates<Values>,
  choices: Choices,
): Partial<Values> {
  const chosen = parts.flatMap(({ label, fields }) => {
    const side = choices[label];
    if (side === undefined) return [];
    const values = side === 'theirs' ? theirs : mine;
    return fields.map((field) => [field, values[field]] as const);
  });
  return Object.fromEntries(chosen) as Partial<Values>;
}

/** The side that the form has at present of a part. Undefined if it is neither, because it was typed since. */
export function sideIn<Values extends object, Shown>(
  parts: readonly ComparedPart<Values, Shown>[],
  { theirs, mine }: ThreeStates<Values>,
  typed: Values,
  label: string,
): Side | undefined {
  const fields = parts.find((part) => part.label === label)?.fields ?? [];
  if (isSameIn(fields, typed, theirs)) return 'theirs';
  return isSameIn(fields, typed, mine) ? 'mine' : undefined;
}

/** The default choice: what was typed, and for the rest the saved state. */
export const firstChoice = ({ onlyTheirs }: Pick<Difference, 'onlyTheirs'>): Side =>
  onlyTheirs ? 'theirs' : 'mine';

/** The choice of a side for a part, and for those that have to be chosen together with it. */
export function choiceOf<Shown>(
  differences: readonly Difference<Shown>[],
  { label, group }: Difference<Shown>,
  side: Side,
): Choices {
  if (group === undefined) return { [label]: side };
  return choiceForAll(
    differences.filter((one) => one.group === group),
    side,
  );
}

/** The choice of one side for all parts that differ. */
export const choiceForAll = <Shown>(
  differences: readonly Difference<Shown>[],
  side: Side,
): Choices => Object.fromEntries(differences.map(({ label }) => [label, side]));

/** Whether the editor changed a part, or another one that has to fit it. */
function isTyped<Values, Shown>(
  part: ComparedPart<Values, Shown>,
  parts: readonly ComparedPart<Values, Shown>[],
  { base, mine }: ThreeStates<Values>,
): boolean {
  const together =
    part.group === undefined ? [part] : parts.filter(({ group }) => group === part.group);
  return together.some(({ fields }) => !isSameIn(fields, base, mine));
}
