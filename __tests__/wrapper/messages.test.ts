/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { WrapperMessage as PublishedMessage } from '../../docs/native-wrapper/messages';
import publishedSchema from '../../docs/native-wrapper/messages.schema.json';
import { wrapperMessageSchema } from '../../src/wrapper/message.schema';
import type { WrapperMessage } from '../../src/wrapper/wrapper.types';

const types = wrapperMessageSchema.options
  .flatMap(({ entries: { type } }) => ('options' in type ? type.options : type.literal))
  .sort();

describe('§1 the messages to the native app as docs/native-wrapper publishes them', () => {
  it('the JSON Schema is that of the code', () => {
    const schema = toJsonSchema(wrapperMessageSchema, { target: 'draft-2020-12' });
    expect(publishedSchema).toEqual({ title: 'WrapperMessage', ...schema });
  });

  it('the TypeScript types are those of the code (checked by tsc)', () => {
    type Same<A, B> = [A, B] extends [B, A] ? true : false;
    const areSame: Same<PublishedMessage, WrapperMessage> = true;
    expect(areSame).toBe(true);
  });

  it.each(['WebBridge.swift', 'WebBridge.kt'])('%s knows every type, and no other', (file) => {
    const sketch = readFileSync(`docs/native-wrapper/${file}`, 'utf8');
    const start = sketch.indexOf('navigate-login');
    const list = sketch.slice(start, sketch.indexOf('health-app') + 'health-app'.length);
    const names = list.replaceAll(/\b\w+ = |\bcase /g, '').match(/[a-z]+(?:-[a-z]+)*/g);
    expect(names?.sort()).toEqual(types);
  });

  it('docs/native-wrapper.md describes each', () => {
    const page = readFileSync('docs/native-wrapper.md', 'utf8');
    const rows = [...page.matchAll(/^\| `([a-z-]+)` +\| (?:none|`\{)/gm)].map(([, type]) => type);
    expect(rows.sort()).toEqual(types);
  });
});
