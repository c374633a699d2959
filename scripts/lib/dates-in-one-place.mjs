/** Options of `toLocaleString` that only dates have. */
const OF_DATES =
  /^(dateStyle|timeStyle|weekday|era|year|month|day|dayPeriod|hour|minute|second|hour12|hourCycle|timeZone|timeZoneName)$/;
/** Names of what is a date rather than a number. */
const A_DATE = /^(now|today|date|day|time|moment|when|then)$|(At|Date|Day|Time)$/;

/** @param {any} node */
const isDate = (node) =>
  (node.type === 'NewExpression' && node.callee.name === 'Date') ||
  A_DATE.test(node.name ?? node.property?.name ?? '');

/** @param {any} options */
const hasDateOptions = (options) =>
  options.type !== 'ObjectExpression' ||
  options.properties.some(
    (/** @type {any} */ { key }) => !key || OF_DATES.test(key.name ?? key.value),
  );

/**
 * Refuses dates that are formatted outside of the contract: they would look different from one screen, email or page to
 * the next (ruling 31). Numbers may be written by `toLocaleString` with the name of a locale.
 * @type {import('eslint').Rule.RuleModule}
 */
export const datesInOnePlace = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      format:
        'Dates are written by contract/shown-date and calculated by contract/calendar-days and zoned-time, so that they look the same everywhere.',
      locale: 'Name the locale: otherwise the number looks different on every device.',
    },
  },
  create(context) {
    return {
      /** @param {any} node */
      MemberExpression(node) {
        if (node.object.name === 'Intl' && node.property.name === 'DateTimeFormat')
          context.report({ node, messageId: 'format' });
        if (/^toLocale(Date|Time)String$/.test(node.property.name))
          context.report({ node, messageId: 'format' });
      },
      /** @param {any} node */
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type !== 'MemberExpression' || callee.property.name !== 'toLocaleString') return;
        if (isDate(callee.object) || (given[1] && hasDateOptions(given[1])))
          context.report({ node, messageId: 'format' });
        else if (given.length === 0) context.report({ node, messageId: 'locale' });
      },
    };
  },
};
