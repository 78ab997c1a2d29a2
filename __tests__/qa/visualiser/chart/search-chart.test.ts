/** @jest-environment node */
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { searchChart, getSelectionKey } from '../../../../src/qa/visualiser/chart/search-chart';
import { toChart } from '../../../../src/qa/visualiser/model/to-chart';

const find = (text: string) => searchChart(toChart(userGateEntry), text).map(getSelectionKey);

describe('chart search', () => {
  it('finds names, titles, tags, actors and guards, ignoring case', () => {
    expect(find('recording the CONSENT')).toEqual(['CONSENT_REQUIRED.accepting']);
    expect(find('busy')).toEqual([
      'CONSENT_REQUIRED.accepting',
      'BIRTHDAY_CONFIRMATION_REQUIRED.verifying',
    ]);
    expect(find('isCorrect')).toEqual([
      'BIRTHDAY_CONFIRMATION_REQUIRED.verifying · verifyBirthday done [isCorrect] → open',
    ]);
    expect(find('loadGate')[0]).toBe('LOADING');
  });

  it('finds nothing for an empty or unknown text', () => {
    expect([...find(''), ...find('   '), ...find('no such thing')]).toEqual([]);
  });
});
