/** Words of older names that docs/glossary.md has replaced. */
const forbiddenWords = [
  'house',
  'ears',
  'desk',
  'stage',
  'theatre',
  'whoever',
  'nobody',
  'specimen',
  'wall',
  'warm',
  'further',
  'forget',
  'tell',
];

const capitalized = forbiddenWords.map((word) => word[0].toUpperCase() + word.slice(1));

/** Identifiers that contain one of the words, and getters named `xOf`. */
const forbiddenIdentifier = new RegExp(
  [
    `(^|[a-z])(${capitalized.join('|')})($|[A-Z])`,
    `^(${forbiddenWords.join('|')})($|[A-Z])`,
    '^(?!is|has|indexOf$|lastIndexOf$)[a-z][A-Za-z]*[a-z]Of$',
  ].join('|'),
);

/** Names of files and folders with one of the words, or named `x-of`. */
const forbiddenFileName = new RegExp(`(^|[-.])(${forbiddenWords.join('|')})([-.]|$)|-of(\\.|$)`);

module.exports = { forbiddenFileName, forbiddenIdentifier };
