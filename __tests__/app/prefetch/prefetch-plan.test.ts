import { getPrefetchPaths } from '../../../src/app/prefetch/prefetch-plan';

const on = { isBirthdayConfirmationOn: true };
const off = { isBirthdayConfirmationOn: false };
const ada = '/v1/public-api/user/ada';

function getPaths(address: string, flags = on): readonly string[] {
  const { pathname, search } = new URL(address, 'https://app.example');
  return getPrefetchPaths({ pathname, search }, flags);
}

describe('§4 the requests that an address needs', () => {
  it('asks for the person, the gate and what is assigned', () => {
    expect(getPaths('/user/ada/assessments?context=sms')).toEqual([
      ada,
      `${ada}/consent-info`,
      `${ada}/birthday-verification-status?telecomType=phone`,
      `${ada}/assigned-assessments`,
    ]);
  });

  it('asks for the definitions too where the link names them', () => {
    expect(getPaths('/user/ada/assessments/?assessments=a1,a%202,a1,')).toEqual([
      ada,
      `${ada}/consent-info`,
      `${ada}/birthday-verification-status`,
      `${ada}/assigned-assessments`,
      '/v1/public-api/assessments?Ids=a1,a%202',
    ]);
  });

  it.each([
    ['email', '?telecomType=email'],
    ['manual_email', '?telecomType=email'],
    ['manual_sms', '?telecomType=phone'],
    ['kiosk', ''],
    ['patient_app', ''],
    ['nonsense', ''],
  ])('asks for the birthday status of context %s', (context, query) => {
    expect(getPaths(`/user/ada/assessments?context=${context}`)).toContain(
      `${ada}/birthday-verification-status${query}`,
    );
  });

  it('asks nothing of the gate on a clinician’s device', () => {
    expect(getPaths('/user/ada/assessments?context=clinician_app')).toEqual([
      ada,
      `${ada}/assigned-assessments`,
    ]);
  });

  it('§9 flags: asks for no birthday status where the flag is off', () => {
    expect(getPaths('/user/ada/assessments', off)).toEqual([
      ada,
      `${ada}/consent-info`,
      `${ada}/assigned-assessments`,
    ]);
  });

  it('§2 safety-net: asks for the person and the resources, and for nothing of the gate', () => {
    expect(getPaths('/user/ada/safety-net?context=sms')).toEqual([ada, `${ada}/safety-net`]);
  });

  it.each(['/', '/login', '/user/ada', '/user/ada/assessments/more', '/patients/p/assessments'])(
    'asks for nothing at %s',
    (path) => {
      expect(getPaths(path)).toEqual([]);
    },
  );

  it('keeps a hostile id in one segment, and throws for one that no path can hold', () => {
    expect(getPaths('/user/..%2F..%2Fkiosk/safety-net')).toContain(
      '/v1/public-api/user/..%2F..%2Fkiosk',
    );
    expect(() =>
      getPrefetchPaths({ pathname: '/user/%E0%A4%A/safety-net', search: '' }, on),
    ).toThrow();
    expect(() => getPrefetchPaths({ pathname: '/user/../safety-net', search: '' }, on)).toThrow();
  });
});
