import ts from 'typescript';

/** A text of the portal in a source file: where it stands, and what it says, with `{0}` for what is filled in. */
export interface FoundText {
  start: number;
  end: number;
  text: string;
  kind: 'jsx' | 'attribute' | 'string' | 'template';
}

/** Attributes of elements that are never read by anybody. */
const NOT_READ =
  /^(class(Name)?|style|key|href|src|id|to|path|name|type|role|rel)$|[a-z](Class(Name)?|Style|Key|Href|Src|Id|To|Path|Name|Type|Role|Rel)$|^(data-.*|d|as|anchor|preserveAspectRatio|points|viewBox|transform|target|autoComplete|accept|htmlFor|sizes|media|method|pattern|inputMode|enterKeyHint|summary|aria-(live|haspopup|current|sort|controls|labelledby|describedby))$/;
/** Attributes that are always read, also where they have one small word, such as 'unread'. */
const ALWAYS_READ =
  /^(label|title|heading|intro|hint|placeholder|alt|description|caption|(confirm|submit|busy)Label|aria-label)$/;
/** What is called with these is for developers and browsers. */
const NOT_READ_CALLS =
  /(^|\.)(clsx|Error|TypeError|RangeError|RegExp|querySelector(All)?|getElementById|addEventListener|removeEventListener|matchMedia|import|require|describe|it|log|warn|debug|getItem|setItem|removeItem|startsWith|endsWith|includes|split|replace|replaceAll|indexOf|dispatchEvent|CustomEvent|createElement|setAttribute|getAttribute|append|get|has|Worker|URL|mutation|query|literal|templateLiteral|DateTimeFormat|NumberFormat)$/;
/** Names of keys of the keyboard, of headers, and of what else begins with a capital letter and is no word to read. */
const NAMES =
  /^(Escape|Enter|Tab|Backspace|Shift|Control|Alt|Meta|Bearer|Object|Function|String|Number|Infinity|UTC|[A-Z]+\/[A-Za-z_]+|[A-Z][a-z]+\/[A-Za-z_]+|[A-Z]+-[A-Z]+|[A-Z][a-z]+-[A-Z][A-Za-z-]+|[A-Z0-9_]+|[A-Z][a-z]+[A-Z]\w*)$/;
/** Keys of stored things, selectors, addresses of people: `pet.{0}`, `input, textarea`, `rosa@example.org`. */
const CODES = /^[\w ]+(\.\{\d+\})+$|^[a-z]+(, (\[?[a-z]+\]?))+$|^\S+@\S+$/;
/** A list of classes or of properties of a style. */
const CLASSES = /(^|\s)[a-z0-9!]+[-:[\]/][^\s]*/;

/** Whether a string of the code is meant to be read: a word with a capital letter, or several words. */
export function isRead(text: string): boolean {
  const plain = text.replace(/\{\d+\}/g, ' ').trim();
  if (!/\p{L}{2}/u.test(plain) || NAMES.test(plain)) return false;
  if (CODES.test(text.trim())) return false;
  if (/^(https?:|\/|\.|#|@|&|\?|--|<\w)/.test(plain) || /^[\w-]+(\.[\w-]+)+$/.test(plain))
    return false;
  if (/^\p{Lu}/u.test(plain)) return true;
  const words = plain.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length < 2 && !/^['’]s\b|^\p{L}+[,.!?…]$/u.test(plain)) return false;
  return !CLASSES.test(plain) && !/[{};=]|\w\(|^\w+:/.test(plain);
}

/** What JSX makes of the text between elements: lines are joined, and their margins go. */
const asShown = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();

const nameOf = (call: ts.CallExpression | ts.NewExpression) => call.expression.getText();

const isInReadAttribute = ({ text, parent }: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral) =>
  ts.isJsxAttribute(parent) &&
  ALWAYS_READ.test(parent.name.getText()) &&
  /\p{L}{2}/u.test(text) &&
  !/^https?:/.test(text);

/** Whether a string at this place is never shown, whatever it says. */
function isNeverShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true;
  if (ts.isLiteralTypeNode(parent) || ts.isElementAccessExpression(parent)) return true;
  if (ts.isCaseClause(parent) || ts.isTaggedTemplateExpression(parent)) return true;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isPropertyAssignment(parent) && NOT_READ.test(parent.name.getText())) return true;
  if (ts.isBinaryExpression(parent) && parent.operatorToken.getText().endsWith('==')) return true;
  for (let up: ts.Node = node; up.parent; up = up.parent) {
    const outer = up.parent;
    if (ts.isJsxAttribute(outer)) return NOT_READ.test(outer.name.getText());
    if (ts.isCallExpression(outer) || ts.isNewExpression(outer)) {
      if (outer.expression !== up && NOT_READ_CALLS.test(nameOf(outer))) return true;
    }
    if (
      ts.isVariableDeclaration(outer) &&
      /^[A-Z_]*(CLASS|STYLE|PATTERN|WEIGHTS)[A-Z_]*$/.test(outer.name.getText())
    )
      return true;
    if (ts.isFunctionLike(outer) || ts.isStatement(outer)) break;
  }
  return false;
}

/** A template's text, with `{0}`, `{1}` for what is filled in. */
const textOf = (template: ts.TemplateExpression) =>
  template.templateSpans.reduce(
    (text, span, at) => `${text}{${at}}${span.literal.text}`,
    template.head.text,
  );

/** The texts of a source file that somebody reads, in their order. */
export function textsIn(source: string, fileName: string): FoundText[] {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind);
  const found: FoundText[] = [];
  const add = (node: ts.Node, text: string, of: FoundText['kind']) =>
    found.push({ start: node.getStart(), end: node.getEnd(), text, kind: of });
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      const text = asShown(node.text);
      if (/\p{L}/u.test(text)) {
        const start = node.pos + (node.text.length - node.text.trimStart().length);
        found.push({ start, end: start + node.text.trim().length, text, kind: 'jsx' });
      }
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if ((isRead(node.text) || isInReadAttribute(node)) && !isNeverShown(node)) {
        add(node, node.text, ts.isJsxAttribute(node.parent) ? 'attribute' : 'string');
      }
    } else if (ts.isTemplateExpression(node)) {
      const text = textOf(node);
      if (isRead(text) && !isNeverShown(node)) {
        add(node, text, 'template');
        node.templateSpans.forEach(({ expression }) => visit(expression));
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
