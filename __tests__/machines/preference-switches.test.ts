/** @jest-environment node */
import { createActor, fromPromise, waitFor } from 'xstate';
import { preferenceSwitchesMachine } from '../../machines/preference-switches/preference-switches.machine';
import {
  selectIsShown,
  selectNotes,
  selectShown,
} from '../../machines/preference-switches/preference-switches.selectors';
import { controlPorts, failure } from '../support/control-ports';
import {
  CHANNELS,
  type Channel,
  type Preferences,
  type PreferencesToSave,
  type SwitchChange,
  type SwitchConditions,
} from '../../machines/preference-switches/preference-switches.types';

const change = (channel: Channel, messageType: string, isOn: boolean): SwitchChange => ({
  channel,
  messageType,
  isOn,
});

const rejection = failure({ reason: 'rejected' });

/** All switches can be changed. */
const open: SwitchConditions = {
  isInApp: true,
  hasPhoneNumber: true,
  isSubscribed: { push: true, email: true, sms: true },
  hasActiveReminder: true,
};

function start(saved: Preferences) {
  const sent: { lists: Preferences; settle: (isSaved: boolean) => void }[] = [];
  const save = fromPromise<unknown, PreferencesToSave>(
    ({ input }) =>
      new Promise((resolve, reject) => {
        sent.push({
          lists: input.lists,
          settle: (isSaved) => (isSaved ? resolve({}) : reject(rejection)),
        });
      }),
  );
  const actor = createActor(preferenceSwitchesMachine.provide({ actors: { save } }), {
    input: { saved, conditions: open },
  });
  let failures = 0;
  actor.on('SAVE_FAILED', () => (failures += 1));
  actor.start();
  return {
    sent,
    failures: () => failures,
    shown: () => selectShown(actor.getSnapshot().context),
    set: (one: SwitchChange) => actor.send({ type: 'SWITCHED', change: one }),
    settle: async (index: number, isSaved: boolean) => {
      sent[index]?.settle(isSaved);
      await waitFor(actor, ({ value }) => value === 'idle' || sent.length > index + 1);
    },
  };
}

const nothing: Preferences = { push: [], email: [], sms: [] };

describe('§4 notification switches', () => {
  it('saves the whole preference immediately on each change', () => {
    // §4.switches.1
    const switches = start({ push: ['A'], email: ['A', 'OTHER'], sms: [] });
    switches.set(change('sms', 'A', true));
    expect(switches.sent.map(({ lists }) => lists)).toEqual([
      { push: ['A'], email: ['A', 'OTHER'], sms: ['A'] },
    ]);
  });

  it('keeps unknown message types', async () => {
    const switches = start({ ...nothing, email: ['OTHER', 'A'] });
    switches.set(change('email', 'A', false));
    expect(switches.sent[0]?.lists.email).toEqual(['OTHER']);
    await switches.settle(0, true);
    expect(switches.shown().email).toEqual(['OTHER']);
  });

  it('shows the new position of a switch during its save', () => {
    const switches = start(nothing);
    switches.set(change('email', 'A', true));
    expect(switches.shown().email).toEqual(['A']);
  });

  it('reverts the switch after a failure, and emits one event', async () => {
    const switches = start({ ...nothing, email: ['A'] });
    switches.set(change('email', 'A', false));
    await switches.settle(0, false);
    expect(switches.shown().email).toEqual(['A']);
    expect(switches.failures()).toBe(1);
  });

  it('sends one save at a time, and the later changes after it, one by one', async () => {
    const switches = start(nothing);
    switches.set(change('email', 'A', true));
    switches.set(change('sms', 'A', true));
    switches.set(change('push', 'B', true));
    expect(switches.sent).toHaveLength(1);
    await switches.settle(0, true);
    expect(switches.sent).toHaveLength(2);
    await switches.settle(1, true);
    expect(switches.sent.map(({ lists }) => lists)).toEqual([
      { push: [], email: ['A'], sms: [] },
      { push: [], email: ['A'], sms: ['A'] },
      { push: ['B'], email: ['A'], sms: ['A'] },
    ]);
  });

  it('reverts only the failed change, not the later ones', async () => {
    const switches = start(nothing);
    switches.set(change('email', 'A', true));
    switches.set(change('sms', 'A', true));
    await switches.settle(0, false);
    expect(switches.sent[1]?.lists).toEqual({ push: [], email: [], sms: ['A'] });
    expect(switches.shown()).toEqual({ push: [], email: [], sms: ['A'] });
  });

  it('loses only the failed ones of ten fast changes', async () => {
    const switches = start({ ...nothing, sms: ['OTHER'] });
    const types = ['A', 'B', 'C', 'D', 'E'];
    for (const type of types) {
      switches.set(change('email', type, true));
      switches.set(change('sms', type, true));
    }
    for (let index = 0; index < 10; index += 1) await switches.settle(index, index % 4 !== 1);
    // The second, sixth and tenth failed: texts of A, C and E.
    const expected = { push: [], email: types, sms: ['OTHER', 'B', 'D'] };
    expect(switches.shown()).toEqual(expected);
    expect(switches.failures()).toBe(3);
    expect(switches.sent).toHaveLength(10);
  });
});

describe('§4 preferences that may have changed elsewhere are read again', () => {
  const startOpen = () => {
    const ports = controlPorts(preferenceSwitchesMachine);
    const actor = createActor(ports.machine, { input: { saved: nothing, conditions: open } });
    actor.start();
    return {
      ports,
      actor,
      count: (port: string) => ports.getRequests(port).length,
      press: (channel: Channel) =>
        actor.send({ type: 'SWITCHED', change: change(channel, 'A', true) }),
      shown: () => selectShown(actor.getSnapshot().context),
    };
  };

  it('when the page is seen again; what is stored is shown', async () => {
    const { ports, actor, shown } = startOpen();
    actor.send({ type: 'RELOAD_REQUESTED' });
    await ports.resolve('loadStored', { ...nothing, push: ['B'] });
    expect(shown()).toEqual({ ...nothing, push: ['B'] });
  });

  it('a change made meanwhile is shown, and saved on top of what is stored', async () => {
    const { ports, actor, count, press, shown } = startOpen();
    actor.send({ type: 'RELOAD_REQUESTED' });
    press('email');
    expect(shown()).toEqual({ ...nothing, email: ['A'] });
    expect(count('save')).toBe(0);
    await ports.resolve('loadStored', { ...nothing, push: ['B'] });
    expect(ports.getRequests('save').at(-1)?.input).toMatchObject({
      lists: { push: ['B'], email: ['A'], sms: [] },
    });
  });

  it('a change made meanwhile is saved if they cannot be read, too', async () => {
    const { ports, actor, press } = startOpen();
    actor.send({ type: 'RELOAD_REQUESTED' });
    press('email');
    await ports.reject('loadStored');
    expect(ports.getRequests('save').at(-1)?.input).toMatchObject({
      lists: { ...nothing, email: ['A'] },
    });
  });

  it('only after a save that is running, because their response could be older', async () => {
    const { ports, actor, count, press } = startOpen();
    press('email');
    actor.send({ type: 'RELOAD_REQUESTED' });
    expect(count('loadStored')).toBe(0);
    await ports.resolve('save', {});
    expect(count('loadStored')).toBe(1);
  });

  it('once more if that is requested while they are being read', async () => {
    const { ports, actor, count } = startOpen();
    actor.send({ type: 'RELOAD_REQUESTED' });
    actor.send({ type: 'RELOAD_REQUESTED' });
    await ports.resolve('loadStored', nothing);
    expect(count('loadStored')).toBe(2);
    await ports.resolve('loadStored', nothing);
    expect(count('loadStored')).toBe(2);
  });

  it('a change does not wait longer than two seconds; they are read after its save', async () => {
    jest.useFakeTimers();
    const { ports, actor, count, press } = startOpen();
    actor.send({ type: 'RELOAD_REQUESTED' });
    press('email');
    jest.advanceTimersByTime(2000);
    expect(count('save')).toBe(1);
    await ports.resolve('save', {});
    expect(count('loadStored')).toBe(2);
    jest.useRealTimers();
  });
});

describe('§8 a save that failed and is no refusal: the switch shows what is stored', () => {
  const stored: Preferences = { ...nothing, email: ['A'] };

  async function failToSave() {
    const ports = controlPorts(preferenceSwitchesMachine);
    const actor = createActor(ports.machine, { input: { saved: nothing, conditions: open } });
    const emitted: string[] = [];
    actor.on('*', ({ type }) => emitted.push(type));
    actor.start();
    actor.send({ type: 'SWITCHED', change: change('email', 'A', true) });
    await ports.reject('save', failure({ reason: 'offline' }));
    return { ports, actor, emitted, shown: () => selectShown(actor.getSnapshot().context) };
  }

  it('keeps the new position if it is stored, and reports no failure', async () => {
    const { ports, actor, emitted, shown } = await failToSave();
    expect(shown()).toEqual(stored);
    await ports.resolve('loadStored', { ...stored, push: ['B'] });
    expect(shown()).toEqual({ ...stored, push: ['B'] });
    expect(emitted).toEqual(['SAVE_CONFIRMED']);
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('reverts the switch if the change is not stored', async () => {
    const { ports, emitted, shown } = await failToSave();
    await ports.resolve('loadStored', nothing);
    expect(shown()).toEqual(nothing);
    expect(emitted).toEqual(['SAVE_FAILED']);
  });

  it('reverts the switch if the preferences cannot be read', async () => {
    const { ports, emitted, shown } = await failToSave();
    await ports.reject('loadStored');
    expect(shown()).toEqual(nothing);
    expect(emitted).toEqual(['SAVE_FAILED']);
  });

  it('saves the next change on top of what is stored', async () => {
    const { ports, actor } = await failToSave();
    actor.send({ type: 'SWITCHED', change: change('sms', 'A', true) });
    expect(ports.getRequests('save')).toHaveLength(1);
    await ports.resolve('loadStored', stored);
    expect(ports.getRequests('save').at(-1)?.input).toMatchObject({
      lists: { ...stored, sms: ['A'] },
    });
  });
});

describe('§4 which switches can be changed', () => {
  const startUnder = (conditions: Partial<SwitchConditions>) => {
    const ports = controlPorts(preferenceSwitchesMachine);
    const input = { saved: nothing, conditions: { ...open, ...conditions } };
    const actor = createActor(ports.machine, { input }).start();
    const press = (channel: Channel, messageType = 'A') =>
      actor.send({ type: 'SWITCHED', change: change(channel, messageType, true) });
    const canSwitch = (channel: Channel, messageType = 'A') =>
      actor.getSnapshot().can({ type: 'SWITCHED', change: change(channel, messageType, true) });
    return { ports, actor, press, canSwitch, context: () => actor.getSnapshot().context };
  };
  const without = (channel: Channel) => ({
    isSubscribed: { ...open.isSubscribed, [channel]: false },
  });
  const NOTES = {
    push: ['pushIsOff'],
    email: ['emailIsOff'],
    sms: ['textsAreOff', 'resubscribeByText'],
  } as const;
  const REMINDER = 'SCHEDULED_CHECKIN_REMINDER';

  it('all of them, without a note, if nothing is off', () => {
    const { canSwitch, context } = startUnder({});
    for (const channel of CHANNELS) {
      expect(canSwitch(channel)).toBe(true);
      expect(selectNotes(context(), channel)).toEqual([]);
    }
  });

  it.each(CHANNELS)(
    'not those of %s once it is unsubscribed, and a note says why; the others',
    (channel) => {
      // §4.switches.3
      const { ports, press, canSwitch, context } = startUnder(without(channel));
      press(channel);
      expect(ports.requests).toHaveLength(0);
      for (const other of CHANNELS) {
        expect(canSwitch(other)).toBe(other !== channel);
        expect(selectNotes(context(), other)).toEqual(other === channel ? NOTES[channel] : []);
      }
    },
  );

  it('not push outside the app, whether it is subscribed or not', () => {
    // §4.switches.4
    for (const conditions of [{}, without('push')]) {
      const { canSwitch, context } = startUnder({ ...conditions, isInApp: false });
      expect(canSwitch('push')).toBe(false);
      expect(canSwitch('email')).toBe(true);
      expect(selectNotes(context(), 'push')).toEqual(['pushIsInApp']);
    }
  });

  it('texts without a phone number as long as they are subscribed; a note says whom to ask', () => {
    // §2.notifications.6
    const { canSwitch, context } = startUnder({ hasPhoneNumber: false });
    expect(canSwitch('sms')).toBe(true);
    expect(selectNotes(context(), 'sms')).toEqual(['askClinicianForNumber']);
    expect(selectNotes(context(), 'email')).toEqual([]);
    const unsubscribed = startUnder({ ...without('sms'), hasPhoneNumber: false });
    expect(unsubscribed.canSwitch('sms')).toBe(false);
    expect(selectNotes(unsubscribed.context(), 'sms')).toEqual([
      'noNumberForTexts',
      'askClinicianForNumber',
    ]);
  });

  it('those of check-in reminders only while a reminder is active: otherwise they are hidden', () => {
    // §4.switches.5
    const { ports, actor, press, canSwitch, context } = startUnder({ hasActiveReminder: false });
    expect(selectIsShown(context(), REMINDER)).toBe(false);
    expect(selectIsShown(context(), 'A')).toBe(true);
    expect(canSwitch('email', REMINDER)).toBe(false);
    press('email', REMINDER);
    expect(ports.requests).toHaveLength(0);
    actor.send({ type: 'CONDITIONS_CHANGED', conditions: open });
    expect(selectIsShown(context(), REMINDER)).toBe(true);
    press('email', REMINDER);
    expect(ports.getRequests('save').at(-1)?.input).toMatchObject({
      lists: { ...nothing, email: [REMINDER] },
    });
  });

  it('conditions change during a save, too; it goes on', () => {
    const { ports, actor, press, canSwitch } = startUnder({});
    press('sms');
    const conditions = { ...open, ...without('sms') };
    actor.send({ type: 'CONDITIONS_CHANGED', conditions });
    expect(actor.getSnapshot().value).toBe('saving');
    expect(canSwitch('sms')).toBe(false);
    press('sms');
    press('email');
    expect(actor.getSnapshot().context.waiting).toHaveLength(1);
    expect(ports.getRequests('save')).toHaveLength(1);
  });
});
