/** All nodes in some syntax, outer ones first. */
function* walkSyntax(value) {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) yield* walkSyntax(item);
    return;
  }
  if (typeof value.type !== 'string') return;
  yield value;
  for (const field of Object.keys(value)) if (field !== 'loc') yield* walkSyntax(value[field]);
}

/** The name of a property of an object; undefined if it is computed or spread. */
const getKey = ({ key, computed }) => (computed || !key ? undefined : (key.name ?? key.value));

/** The named property of an object expression, or undefined. */
const findProperty = (object, name) =>
  object?.type === 'ObjectExpression'
    ? object.properties.find((property) => getKey(property) === name)
    : undefined;

module.exports = { walkSyntax, getKey, findProperty };
