/** @jest-environment node */
import { createActor } from 'xstate';
import { reminderMachine } from '../../../machines/reminder/reminder.machine';
import {
  selectId,
  selectIsSaved,
  selectSchedule,
} from '../../../machines/reminder/reminder.selectors';
import type { ReminderInput, Schedule } from '../../../machines/reminder/reminder.types';
import { controlPorts, failure } from '../../support/control-ports';

const weekend: Schedule = { daysOfWeek: ['Sun', 'Sat'], timeOfDay: '09:00:00' };
const monday: Schedule = { daysOfWeek: ['Mon'], timeOfDay: '20:15:00' };
const rejection = failure({ reason: 'rejected', message: 'Not now.' });

function start(listed: ReminderInput['listed']) {
  const { machine, ...ports } = controlPorts(reminderMachine);
  let endedCommands = 0;
  const actor = createActor(
    machine.provide({ actions: { endCommand: () => (endedCommands += 1) } }),
    { input: { listed } },
  );
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  return {
    ...ports,
    emitted,
    endedCommands: () => endedCommands,
    state: () => actor.getSnapshot().value,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    failure: () => actor.getSnapshot().context.failure,
    save: (schedule: Schedule) => actor.send({ type: 'SAVE', schedule }),
    send: (type: 'DELETE' | 'UNDO') => actor.send({ type }),
  };
}

const startNew = () => start(null);

/** A new reminder after an attempt to save it that failed without a refusal. */
async function startUncertain() {
  const reminder = startNew();
  reminder.save(weekend);
  await reminder.reject('createReminder');
  return reminder;
}

/** A reminder that was deleted. */
async function startDeleted() {
  const reminder = start({ id: 'one', schedule: weekend });
  reminder.send('DELETE');
  await reminder.resolve('deleteReminder');
  return reminder;
}

describe('§2 a new reminder', () => {
  it('is saved once for two presses, with its days and time (§2.reminders.5)', async () => {
    const reminder = startNew();
    expect(reminder.state()).toBe('editing');
    reminder.save(weekend);
    reminder.save(weekend);
    expect([reminder.state(), reminder.isBusy()]).toEqual(['saving', true]);
    await reminder.resolve('createReminder');
    expect(reminder.state()).toBe('saved');
    expect(reminder.requests.map(({ port, input }) => [port, input])).toEqual([
      ['createReminder', weekend],
    ]);
    expect(reminder.emitted).toEqual(['REMINDER_CREATED']);
  });

  it('can be saved again after a refusal, without reading the list', async () => {
    const reminder = startNew();
    reminder.save(weekend);
    await reminder.reject('createReminder', rejection);
    expect([reminder.state(), reminder.failure()]).toEqual(['editing', rejection.failure]);
    reminder.save(monday);
    expect([reminder.state(), reminder.failure()]).toEqual(['saving', null]);
    expect(reminder.getRequests('createReminder').at(-1)?.input).toEqual(monday);
    expect(reminder.getRequests('loadReminders')).toHaveLength(0);
  });
});

describe('§8 a reminder that a failed attempt may have saved', () => {
  it('is not saved again if it is in the list', async () => {
    const reminder = await startUncertain();
    expect(reminder.state()).toBe('editing');
    reminder.save(weekend);
    expect([reminder.state(), reminder.isBusy()]).toEqual(['checkingSaved', true]);
    await reminder.resolve('loadReminders', [monday, weekend]);
    expect(reminder.state()).toBe('saved');
    expect(reminder.getRequests('createReminder')).toHaveLength(1);
    expect(reminder.endedCommands()).toBe(1);
    expect(reminder.emitted).toEqual(['REMINDER_CREATED']);
  });

  it('is saved again if it is not', async () => {
    const reminder = await startUncertain();
    reminder.save(weekend);
    await reminder.resolve('loadReminders', [monday]);
    expect(reminder.state()).toBe('saving');
    expect(reminder.endedCommands()).toBe(0);
    await reminder.resolve('createReminder');
    expect(reminder.state()).toBe('saved');
  });

  it('is not saved as long as the list cannot be read', async () => {
    const reminder = await startUncertain();
    reminder.save(weekend);
    await reminder.reject('loadReminders', rejection);
    expect([reminder.state(), reminder.failure()]).toEqual(['editing', rejection.failure]);
    reminder.save(weekend);
    expect(reminder.state()).toBe('checkingSaved');
  });

  it('is still checked after a later refusal', async () => {
    const reminder = await startUncertain();
    reminder.save(weekend);
    await reminder.resolve('loadReminders', []);
    await reminder.reject('createReminder', rejection);
    reminder.save(weekend);
    expect(reminder.state()).toBe('checkingSaved');
  });

  it('is in the list only with the same time and exactly its days', () => {
    const context = { listed: null, schedule: weekend, mayBeSaved: true, failure: null };
    const isSaved = (existing: Schedule) => selectIsSaved(context, [existing]);
    expect(isSaved({ ...weekend, daysOfWeek: ['Sat', 'Sun'] })).toBe(true);
    expect(isSaved({ ...weekend, timeOfDay: '09:15:00' })).toBe(false);
    expect(isSaved({ ...weekend, daysOfWeek: ['Sun', 'Mon'] })).toBe(false);
    expect(isSaved({ ...weekend, daysOfWeek: ['Sun', 'Mon', 'Sat'] })).toBe(false);
    expect(selectIsSaved(context, [])).toBe(false);
  });
});

describe('§2 a reminder of the list', () => {
  it('is deleted by its id, once for two presses (§8.preferences.3)', async () => {
    const reminder = start({ id: 'one', schedule: weekend });
    expect(reminder.state()).toBe('listed');
    reminder.send('DELETE');
    reminder.send('DELETE');
    expect([reminder.state(), reminder.isBusy()]).toEqual(['deleting', true]);
    await reminder.resolve('deleteReminder');
    expect(reminder.state()).toBe('deleted');
    expect(reminder.requests.map(({ input }) => input)).toEqual([{ id: 'one' }]);
    expect(reminder.emitted).toEqual(['REMINDER_DELETED']);
  });

  it('stays with the reason if it cannot be deleted, and can be deleted then', async () => {
    const reminder = start({ id: 'one', schedule: weekend });
    reminder.send('DELETE');
    await reminder.reject('deleteReminder', rejection);
    expect([reminder.state(), reminder.failure()]).toEqual(['listed', rejection.failure]);
    expect(reminder.emitted).toEqual([]);
    reminder.send('DELETE');
    expect([reminder.state(), reminder.failure()]).toEqual(['deleting', null]);
  });

  it('comes back by Undo, with its days and time', async () => {
    const reminder = await startDeleted();
    reminder.send('UNDO');
    expect(reminder.getRequests('createReminder').at(-1)?.input).toEqual(weekend);
    await reminder.resolve('createReminder');
    expect(reminder.state()).toBe('saved');
    expect(reminder.emitted).toEqual(['REMINDER_DELETED', 'REMINDER_CREATED']);
  });

  it('can be brought back after a failed Undo, which reads the list first', async () => {
    const reminder = await startDeleted();
    reminder.send('UNDO');
    await reminder.reject('createReminder');
    expect([reminder.state(), reminder.failure()?.reason]).toEqual(['deleted', 'server']);
    reminder.send('UNDO');
    expect(reminder.state()).toBe('checkingSaved');
    await reminder.reject('loadReminders', rejection);
    expect([reminder.state(), reminder.failure()]).toEqual(['deleted', rejection.failure]);
  });

  it('can be deleted again while a list that could not be read still shows it', async () => {
    const reminder = await startDeleted();
    reminder.send('DELETE');
    await reminder.reject('deleteReminder', rejection);
    expect([reminder.state(), reminder.failure()]).toEqual(['listed', rejection.failure]);
  });
});

describe('a reminder without what a request needs', () => {
  it('is a programming error', () => {
    const context = { listed: null, schedule: null, mayBeSaved: false, failure: null };
    expect(() => selectSchedule(context)).toThrow('There is no reminder to save.');
    expect(() => selectId(context)).toThrow('A new reminder cannot be deleted.');
  });
});
