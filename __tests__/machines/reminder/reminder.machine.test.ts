/** @jest-environment node */
import { createActor } from 'xstate';
import { reminderMachine } from '../../../machines/reminder/reminder.machine';
import {
  NOT_SAVED,
  selectForms,
  selectId,
  selectReminderToSave,
  selectStatuses,
} from '../../../machines/reminder/reminder.selectors';
import { NOT_SUBMITTED } from '../../../machines/submission/submission';
import type { ReminderInput, Schedule } from '../../../machines/reminder/reminder.types';
import { controlPorts, failure } from '../../support/control-ports';

const weekend: Schedule = { daysOfWeek: ['Sun', 'Sat'], timeOfDay: '09:00:00' };
const monday: Schedule = { daysOfWeek: ['Mon'], timeOfDay: '20:15:00' };
const rejection = failure({ reason: 'rejected', message: 'Not now.' });

function start(listed: ReminderInput['listed']) {
  const { machine, ...ports } = controlPorts(reminderMachine);
  const actor = createActor(machine, { input: { listed } });
  let presses = 0;
  /** Each press opens a command of its own: `command-1`, `command-2` and so on. */
  const openCommand = () => {
    presses += 1;
    return { key: `command-${presses}`, startedAt: presses };
  };
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  return {
    ...ports,
    emitted,
    /** The keys of the attempts to save. */
    keys: () =>
      ports.getRequests('createReminder').map(({ input }) => {
        // SAFETY: the input of the port has this type.
        const { command } = input as { command: { key: string } };
        return command.key;
      }),
    state: () => actor.getSnapshot().value,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    failure: () => actor.getSnapshot().context.failure,
    schedule: () => actor.getSnapshot().context.schedule,
    change: (schedule: Schedule) => actor.send({ type: 'SCHEDULE_CHANGED', schedule }),
    save: (schedule: Schedule) => actor.send({ type: 'SAVE', schedule, command: openCommand() }),
    remove: () => actor.send({ type: 'DELETE' }),
    undo: () => actor.send({ type: 'UNDO', command: openCommand() }),
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
  reminder.remove();
  await reminder.resolve('deleteReminder');
  return reminder;
}

describe('§2 a new reminder', () => {
  it('is saved once for two presses, with its days and time', async () => {
    // §2.reminders.5
    const reminder = startNew();
    expect(reminder.state()).toBe('editing');
    reminder.save(weekend);
    reminder.save(weekend);
    expect([reminder.state(), reminder.isBusy()]).toEqual(['saving', true]);
    await reminder.resolve('createReminder');
    expect(reminder.state()).toBe('saved');
    expect(reminder.requests.map(({ port, input }) => [port, input])).toEqual([
      ['createReminder', { schedule: weekend, command: { key: 'command-1', startedAt: 1 } }],
    ]);
    expect(reminder.emitted).toEqual(['REMINDER_CREATED']);
  });

  it('D10 keeps what is in the form, which may be incomplete, until it is being saved', () => {
    const reminder = startNew();
    reminder.change({ daysOfWeek: [], timeOfDay: '' });
    expect(reminder.schedule()).toEqual({ daysOfWeek: [], timeOfDay: '' });
    reminder.change(monday);
    expect(reminder.schedule()).toEqual(monday);
    reminder.save(weekend);
    reminder.change(monday);
    expect(reminder.schedule()).toEqual(weekend);
  });

  it('can be saved again after a refusal, without reading the list', async () => {
    const reminder = startNew();
    reminder.save(weekend);
    await reminder.reject('createReminder', rejection);
    expect([reminder.state(), reminder.failure()]).toEqual(['editing', rejection.failure]);
    reminder.save(monday);
    expect([reminder.state(), reminder.failure()]).toEqual(['saving', null]);
    expect(reminder.getRequests('createReminder').at(-1)?.input).toMatchObject({
      schedule: monday,
    });
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
    expect(reminder.emitted).toEqual(['REMINDER_CREATED']);
  });

  it('is saved again if it is not', async () => {
    const reminder = await startUncertain();
    reminder.save(weekend);
    await reminder.resolve('loadReminders', [monday]);
    expect(reminder.state()).toBe('saving');
    expect(reminder.keys()).toEqual(['command-1', 'command-1']);
    await reminder.resolve('createReminder');
    expect(reminder.state()).toBe('saved');
  });

  it('D9 is saved again with the same key if the list cannot be read', async () => {
    const reminder = await startUncertain();
    reminder.save(weekend);
    await reminder.reject('loadReminders', rejection);
    expect(reminder.state()).toBe('saving');
    expect(reminder.keys()).toEqual(['command-1', 'command-1']);
  });

  it('D9 is sent at once, as a new command, with other days or after a refusal', async () => {
    const reminder = await startUncertain();
    reminder.save(monday);
    expect(reminder.state()).toBe('saving');
    await reminder.reject('createReminder', rejection);
    reminder.save(monday);
    expect(reminder.state()).toBe('saving');
    expect(reminder.keys()).toEqual(['command-1', 'command-2', 'command-3']);
  });

  it('D10 keeps its key after a refusal if an earlier attempt may have saved it', async () => {
    const reminder = await startUncertain();
    reminder.save(weekend);
    await reminder.resolve('loadReminders', []);
    await reminder.reject('createReminder', rejection);
    reminder.save(weekend);
    expect(reminder.state()).toBe('saving');
    expect(reminder.keys()).toEqual(['command-1', 'command-1', 'command-1']);
  });

  it('is in the list only with the same time and exactly its days', () => {
    const getStatuses = (...existing: Schedule[]) =>
      selectStatuses({ schedule: weekend }, existing);
    expect(getStatuses({ ...weekend, daysOfWeek: ['Sat', 'Sun'] })).toEqual([]);
    expect(getStatuses({ ...weekend, timeOfDay: '09:15:00' })).toEqual([NOT_SAVED]);
    expect(getStatuses({ ...weekend, daysOfWeek: ['Sun', 'Mon'] })).toEqual([NOT_SAVED]);
    expect(getStatuses({ ...weekend, daysOfWeek: ['Sun', 'Mon', 'Sat'] })).toEqual([NOT_SAVED]);
    expect(getStatuses()).toEqual([NOT_SAVED]);
  });
});

describe('§2 a reminder of the list', () => {
  it('is deleted by its id, once for two presses', async () => {
    // §8.preferences.3
    const reminder = start({ id: 'one', schedule: weekend });
    expect(reminder.state()).toBe('listed');
    reminder.remove();
    reminder.remove();
    expect([reminder.state(), reminder.isBusy()]).toEqual(['deleting', true]);
    await reminder.resolve('deleteReminder');
    expect(reminder.state()).toBe('deleted');
    expect(reminder.requests.map(({ input }) => input)).toEqual([{ id: 'one' }]);
    expect(reminder.emitted).toEqual(['REMINDER_DELETED']);
  });

  it('stays with the reason if it cannot be deleted, and can be deleted then', async () => {
    const reminder = start({ id: 'one', schedule: weekend });
    reminder.remove();
    await reminder.reject('deleteReminder', rejection);
    expect([reminder.state(), reminder.failure()]).toEqual(['listed', rejection.failure]);
    expect(reminder.emitted).toEqual([]);
    reminder.remove();
    expect([reminder.state(), reminder.failure()]).toEqual(['deleting', null]);
  });

  it('comes back by Undo, with its days and time', async () => {
    const reminder = await startDeleted();
    reminder.undo();
    expect(reminder.getRequests('createReminder').at(-1)?.input).toMatchObject({
      schedule: weekend,
    });
    await reminder.resolve('createReminder');
    expect(reminder.state()).toBe('saved');
    expect(reminder.emitted).toEqual(['REMINDER_DELETED', 'REMINDER_CREATED']);
  });

  it('can be brought back after a failed Undo, which reads the list first', async () => {
    const reminder = await startDeleted();
    reminder.undo();
    await reminder.reject('createReminder');
    expect([reminder.state(), reminder.failure()?.reason]).toEqual(['deleted', 'server']);
    reminder.undo();
    expect(reminder.state()).toBe('checkingSaved');
    await reminder.resolve('loadReminders', [weekend]);
    expect(reminder.state()).toBe('saved');
  });

  it('D10 is brought back with a new key after it was deleted once more', async () => {
    const reminder = await startDeleted();
    reminder.undo();
    await reminder.reject('createReminder');
    reminder.remove();
    await reminder.resolve('deleteReminder');
    reminder.undo();
    expect(reminder.state()).toBe('saving');
    expect(reminder.keys()).toEqual(['command-1', 'command-2']);
  });

  it('can be deleted again while a list that could not be read still shows it', async () => {
    const reminder = await startDeleted();
    reminder.remove();
    await reminder.reject('deleteReminder', rejection);
    expect([reminder.state(), reminder.failure()]).toEqual(['listed', rejection.failure]);
  });
});

describe('a reminder without what a request needs', () => {
  it('is a programming error', () => {
    const context = {
      listed: null,
      schedule: null,
      submission: NOT_SUBMITTED,
      command: null,
      failure: null,
    };
    expect(() => selectForms(context)).toThrow('There is no reminder to save.');
    expect(() => selectReminderToSave(context)).toThrow('There is no attempt to save.');
    expect(() => selectId(context)).toThrow('A new reminder cannot be deleted.');
  });
});
