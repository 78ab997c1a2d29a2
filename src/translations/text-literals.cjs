/** A selector of ESLint for literals that a person reads or hears, of which only `copy.ts` may have any. */

const ANY_TEXT = '/\\p{L}/u';
/** 'Save', 'Loading…'; not 'POST', 'ArrowUp' or 'M5 12h14'. */
const WORD = '/^[¿¡]?\\p{Lu}\\p{Ll}+[.!?…]?$/u';
/** 'Please wait', 'Hi, ', '¿Qué tal?'; not 'noopener noreferrer'. */
const SENTENCE = '/^\\s*[¿¡“"(]*\\p{Lu}[\\p{L}’\']*(?:[,:;]? [“"(]*[\\p{L}\\d]|[,:] $)/u';

const TEXT_ATTRIBUTE =
  '/^(?:alt|title|placeholder|label|.*Label|heading|lead|detail|hint|caption|summary|text|message|aria-(?:label|description|roledescription|valuetext|placeholder))$/';
const TEXT_CALL = '/^(?:showToast|alert|confirm|announce.*)$/';
const RULE_CALL = '/^(?:required|min|max|length|matches|email|url|test|oneOf|check)$/';
const TEXT_OF_DOM =
  '/^(?:title|alt|placeholder|textContent|innerText|innerHTML|ariaLabel|ariaDescription)$/';

/** Only developers read these. */
const FOR_DEVELOPERS = [
  'NewExpression[callee.name=/^[A-Z][a-z]*Error$|^Error$/] *',
  'CallExpression[callee.object.name="console"] *',
  'CallExpression[callee.type="Super"] *',
  // What the log names a response.
  'CallExpression[callee.name=/^(?:parseTolerantly|log(?:Shape|Question)Problems?)$/] *',
  // 'Bearer …'
  'Property[key.name="authorization"] *',
].join(', ');

const literal = (pattern) =>
  `:matches(Literal[value=${pattern}], TemplateLiteral:has(> TemplateElement[value.cooked=${pattern}]))`;

/** The value of `parent` itself, or what a condition chooses for it. */
const valueOf = (parent, pattern) => {
  const choice = ':matches(ConditionalExpression, LogicalExpression)';
  return ['', `${choice} > `, `${choice} > ${choice} > `].map(
    (path) => `${parent} > ${path}${literal(pattern)}`,
  );
};

const selector = [
  `JSXText[value=${ANY_TEXT}]`,
  ...valueOf(':matches(JSXElement, JSXFragment) > JSXExpressionContainer', ANY_TEXT),
  `JSXAttribute[name.name=${TEXT_ATTRIBUTE}] > Literal[value=${ANY_TEXT}]`,
  ...valueOf(`JSXAttribute[name.name=${TEXT_ATTRIBUTE}] > JSXExpressionContainer`, ANY_TEXT),
  `CallExpression[callee.name=${TEXT_CALL}] > ${literal(ANY_TEXT)}:first-child`,
  ...valueOf(`AssignmentExpression[left.property.name=${TEXT_OF_DOM}]`, ANY_TEXT),
  `CallExpression[callee.property.name="setAttribute"]:has(> Literal[value=${TEXT_ATTRIBUTE}]:first-child) > ${literal(ANY_TEXT)}:nth-child(2)`,
  `CallExpression[callee.property.name=${RULE_CALL}] > ${literal(WORD)}`,
  ...[
    'JSXAttribute',
    'JSXExpressionContainer',
    'VariableDeclarator',
    'Property',
    'ReturnStatement',
    'ArrowFunctionExpression',
    'AssignmentPattern',
  ].flatMap((parent) => valueOf(parent, WORD)),
  `${literal(SENTENCE)}:not(${FOR_DEVELOPERS})`,
].join(', ');

module.exports = {
  noTextLiterals: {
    selector,
    message: 'Move the text to the copy.ts of this folder, as a message: see src/README.md.',
  },
};
