const SECTION = /^### (§\d+) (.+)$/;
const STATEMENT = /^\| (§\d+\.[a-z][a-z-]*\.\d+) +\| (.*?) *\| (.*?) *\|$/;
const DECISION = /^\| (D\d+|  +) *\| (.*?) *\|$/;
const REASON = /^\| (§\d+\.[a-z][a-z-]*\.\d+) +\| (.*?) *\|$/;

/** Reads the tables of docs/specification.md. A statement without a topic has that of the one before. */
function parseStatements(markdown) {
  const sections = [];
  const statements = [];
  const decisions = [];
  const reasonsWithoutTest = {};
  for (const line of markdown.split('\n')) {
    const [, sectionId, title] = SECTION.exec(line) ?? [];
    if (sectionId !== undefined) sections.push({ id: sectionId, title });
    const [, decisionId, subject] = DECISION.exec(line) ?? [];
    if (decisionId?.startsWith('D'))
      decisions.push({ id: decisionId, text: withoutMarkup(subject) });
    // A row without an id goes on with the decision before.
    else if (decisionId !== undefined && decisions.length > 0)
      decisions.at(-1).text += ` ${withoutMarkup(subject)}`;
    const [, id, topic, text] = STATEMENT.exec(line) ?? [];
    const [, idWithoutTest, reason] = REASON.exec(line) ?? [];
    if (id !== undefined) {
      const section = id.slice(0, id.indexOf('.'));
      const ownTopic = topic === '' ? statements.at(-1).topic : topic;
      statements.push({ id, section, topic: ownTopic, text: withoutEscapes(text) });
    } else if (idWithoutTest !== undefined)
      reasonsWithoutTest[idWithoutTest] = withoutEscapes(reason);
  }
  return { sections, statements, decisions, reasonsWithoutTest };
}

const withoutEscapes = (text) => text.replace(/\\(.)/g, '$1');

const withoutMarkup = (text) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/[_`]/g, '');

module.exports = { parseStatements };
