const { findProperty, getKey } = require('./walk-syntax.cjs');

/**
 * An object expression with the properties of what it spreads, as far as its module declares it (`...shared`,
 * `...shared.on`, also within a call such as `createStateConfig`). The last property of each name counts.
 */
function inlineSpreads(module, object) {
  if (object?.type !== 'ObjectExpression') return object;
  const properties = object.properties.flatMap((property) =>
    property.type === 'SpreadElement'
      ? (findObject(module, property.argument)?.properties ?? [property])
      : [property],
  );
  const isOverridden = (property, index) =>
    getKey(property) !== undefined &&
    properties.slice(index + 1).some((later) => getKey(later) === getKey(property));
  return {
    ...object,
    properties: properties.filter((property, index) => !isOverridden(property, index)),
  };
}

/** The object literal that an expression is or refers to; undefined if there is none. */
function findObject(module, expression) {
  switch (expression?.type) {
    case 'ObjectExpression':
      return inlineSpreads(module, expression);
    case 'CallExpression':
      return findObject(module, expression.arguments[0]);
    case 'Identifier':
      return findObject(module, module.declarations.get(expression.name)?.nodes[0].init);
    case 'MemberExpression': {
      const object = findObject(module, expression.object);
      return findObject(module, findProperty(object, expression.property.name)?.value);
    }
    default:
      return undefined;
  }
}

module.exports = { inlineSpreads };
