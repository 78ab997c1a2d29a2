/** @jest-environment node */
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { findTraceProblems } from '../../../../src/qa/visualiser/trace/find-trace-problems';
import { SPECIFICATION } from '../../../../src/qa/visualiser/trace/specification.cjs';

const toId = (number: number) => `§4.gate.${number}`;
const FIRST = toId(1);

const test = { file: 'a.test.ts', title: 'asks for consent', statementIds: [FIRST] };

/** A specification of one statement, which a test shows. */
const specification = {
  sections: [{ id: '§4', title: 'States and transitions' }],
  statements: [{ id: FIRST, section: '§4', topic: 'Gate', text: 'The consent comes first.' }],
  reasonsWithoutTest: {},
  tests: [test],
};

const entry = { ...userGateEntry, statements: {} };

describe('the statements of the specification', () => {
  it('have known ids, and each is shown by walkthroughs or tests, or has a reason', () => {
    expect(findTraceProblems(SPECIFICATION, MACHINE_REGISTRY)).toEqual([]);
  });

  it('are those of the sections 2, 4, 5, 8 and 9', () => {
    const sections = new Set(SPECIFICATION.statements.map(({ section }) => section));
    expect([...sections]).toEqual(['§2', '§4', '§5', '§8', '§9']);
    expect(SPECIFICATION.sections.map(({ id }) => id)).toEqual([...sections]);
    expect(SPECIFICATION.statements.length).toBeGreaterThan(250);
  });
});

describe('a problem of the statements', () => {
  it('is not found in a complete specification', () => {
    expect(findTraceProblems(specification, [entry])).toEqual([]);
  });

  it('is one that nothing shows, unless its reason is listed', () => {
    const untested = { ...specification, tests: [] };
    expect(findTraceProblems(untested, [entry])).toEqual([
      `No walkthrough and no test shows the statement ${FIRST}: The consent comes first.`,
    ]);
    const listed = { ...untested, reasonsWithoutTest: { [FIRST]: 'It cannot be tested.' } };
    expect(findTraceProblems(listed, [entry])).toEqual([]);
  });

  it('is a reason for one that has a test', () => {
    const listed = { ...specification, reasonsWithoutTest: { [FIRST]: 'It cannot be tested.' } };
    expect(findTraceProblems(listed, [entry])).toEqual([
      `The statement ${FIRST} is listed as one without a test, and has one.`,
    ]);
  });

  it('is an unknown id in a test, in a machine and in the list of reasons', () => {
    const unknown = {
      ...specification,
      tests: [
        ...specification.tests,
        { ...test, file: 'b.test.ts', title: 'x', statementIds: [toId(7)] },
      ],
      reasonsWithoutTest: { [toId(9)]: 'None.' },
    };
    const holder = { ...entry, statements: { [toId(8)]: ['state open'] } };
    expect(findTraceProblems(unknown, [holder])).toEqual([
      `The statement ${toId(7)}, named in b.test.ts, does not exist.`,
      `The statement ${toId(8)}, named in the machine user-gate, does not exist.`,
      `The statement ${toId(9)}, named in the list of those without a test, does not exist.`,
    ]);
  });

  it('is a state or a result that the machine does not have', () => {
    const holder = { ...entry, statements: { [FIRST]: ['state closed', 'state open'] } };
    expect(findTraceProblems(specification, [holder])).toEqual([
      `user-gate has no state closed, named for the statement ${FIRST}.`,
    ]);
    const empty = { ...entry, statements: { [FIRST]: [] } };
    expect(findTraceProblems(specification, [empty])).toEqual([
      `user-gate names nothing for the statement ${FIRST}.`,
    ]);
  });

  it('is an id that is missing or occurs twice', () => {
    const [statement] = specification.statements;
    const statements = [statement, statement].flatMap((one) => one ?? []);
    expect(findTraceProblems({ ...specification, statements }, [entry])).toEqual([
      `The statement ${FIRST} should be ${toId(2)}.`,
    ]);
  });
});
