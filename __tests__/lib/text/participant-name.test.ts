/** @jest-environment node */
import { getParticipantName } from '../../../src/lib/text/participant-name';

describe('D7 the name that a participant reads instead of “your”', () => {
  it('is the first name of the patient in the possessive', () => {
    const name = getParticipantName({ type: 'participant', relatedPatientFirstName: ' Sam ' });
    expect(name).toBe('Sam’s');
  });

  it.each([
    undefined,
    { type: 'patient', relatedPatientFirstName: 'Sam' },
    { type: 'participant', relatedPatientFirstName: ' ' },
    { type: 'participant', relatedPatientFirstName: null },
    { type: 'participant' },
  ])('is null for %j', (user) => {
    expect(getParticipantName(user)).toBeNull();
  });
});
