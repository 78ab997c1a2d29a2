import type { HeaderRule } from '../../../../deploy/hosts/headers-file';

/**
 * Parses a static host's `_headers` file: a path on its own line, then indented lines with `Name: value`, or with `! Name`
 * to remove a header of an earlier rule; `#` starts a comment. Throws with the line number of any other line.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; set: [string, string][]; detach: string[] }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ path: content, set: [], detach: [] });
      continue;
    }
    const rule = rules.at(-1);
    const [, detached] = /^! *([\w-]+)$/.exec(content) ?? [];
    const [, name, value] = /^([\w-]+): *(.+)$/.exec(content) ?? [];
    if (rule !== undefined && detached !== undefined) rule.detach.push(detached);
    else if (rule !== undefined && name !== undefined && value !== undefined)
      rule.set.push([name, value]);
    else throw new Error(`_headers line ${index + 1}: cannot read "${content}"`);
  }
  return rules;
}

function matchesPattern(pattern: string, pathname: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(pathname);
}

/** The headers of a path, by lower-case name: every matching rule applies in order; repeated headers are joined by a comma. */
export function getHeadersForPath(
  rules: readonly HeaderRule[],
  pathname: string,
): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules.filter(({ path }) => matchesPattern(path, pathname))) {
    for (const name of rule.detach) headers.delete(name.toLowerCase());
    for (const [name, value] of rule.set) {
      const previous = headers.get(name.toLowerCase());
      headers.set(name.toLowerCase(), previous === undefined ? value : `${previous}, ${value}`);
    }
  }
  return headers;
}
