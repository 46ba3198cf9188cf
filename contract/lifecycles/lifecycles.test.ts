import { describe, expect, test } from 'vitest';
import { POPUP_STORE_STATUSES } from '../stores/popup-store.ts';
import { CONTACT_STATES } from '../contact/contact-message.ts';
import { transitionsOf } from '../../tests/support/charts/flat-transitions.ts';
import {
  canContactMessageBecome,
  contactMessageLifecycle,
  contactStatesBefore,
} from './contact-message.lifecycle.ts';
import {
  canConsumerCancelLines,
  canConsumerCancelOrder,
  canOrderBecome,
  orderLifecycle,
  orderStatusOf,
} from './order.lifecycle.ts';
import {
  canPopupStoreBecome,
  CLOCK_TRANSITIONS,
  popupStoreLifecycle,
  statusByClock,
  REOPENING_TRANSITIONS,
} from './popup-store.lifecycle.ts';
import { jobLifecycle, jobStateAfter, TAKEABLE_STATES } from './job.lifecycle.ts';
import { isImportOver, productImportLifecycle } from './product-import.lifecycle.ts';
import { canProductOrderBecome, productOrderLifecycle } from './product-order.lifecycle.ts';
import { canApprovalBecome, storeApprovalLifecycle } from './store-approval.lifecycle.ts';
import { sampleOrder } from '../../tests/support/samples/samples.ts';

const AHEAD = [
  'pending --preparation.started→ organizing',
  'organizing --parcels.readied→ ready_to_ship',
  'ready_to_ship --parcels.shipped→ shipped',
  'shipped --parcels.delivered→ delivered',
];
const CANCELLING = ['pending', 'organizing', 'ready_to_ship'].map(
  (status) => `${status} --order.cancelled→ cancelled`,
);
const COMPLETING = 'delivered --order.completed→ completed';

const sorted = (arrows: readonly string[]) => arrows.toSorted();

describe('an order', () => {
  test.each([
    [{ role: 'consumer' }, ['pending --order.cancelled→ cancelled']],
    [{ role: 'producer', isSoleProducer: false }, [...AHEAD, ...CANCELLING]],
    [{ role: 'producer', isSoleProducer: true }, [...AHEAD, ...CANCELLING, COMPLETING]],
    [{ role: 'admin' }, [...AHEAD, ...CANCELLING, COMPLETING]],
  ] as const)('R4.12 R4.13 %o moves it along its own arrows', (asker, arrows) => {
    expect(sorted(transitionsOf(orderLifecycle, asker))).toEqual(sorted(arrows));
  });

  test('R4.13 it begins pending, and what is completed or cancelled stays so', () => {
    const { initial, states } = orderLifecycle.config;
    const ended = Object.entries(states ?? {}).filter(([, { type }]) => type === 'final');
    expect([initial, ended.map(([name]) => name)]).toEqual(['pending', ['completed', 'cancelled']]);
  });

  test('R4.13 by its status, one step at a time', () => {
    const admin = { role: 'admin' } as const;
    const steps = ['pending', 'organizing', 'ready_to_ship', 'shipped', 'delivered', 'completed'] as const;
    expect(steps.map((step, index) => canOrderBecome(step, steps[index + 1] ?? 'cancelled', admin))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(canOrderBecome('pending', 'cancelled', admin)).toBe(true);
    expect(canOrderBecome('organizing', 'pending', admin)).toBe(false);
    expect(canOrderBecome('pending', 'ready_to_ship', admin)).toBe(false);
  });

  test.each([
    [['delivered', 'shipped'], 'shipped'],
    [['shipped', 'ready_to_ship'], 'ready_to_ship'],
    [['ready_to_ship', 'organizing'], 'organizing'],
    [['organizing', 'pending'], 'pending'],
    [['delivered', 'cancelled'], 'delivered'],
    [['cancelled'], 'cancelled'],
  ] as const)('R4.12 lines that are %j make it %s', (lines, status) => {
    expect(orderStatusOf(lines)).toBe(status);
  });

  test('R4.13 R5.14 its shopper cancels while every line that is not cancelled is pending', () => {
    expect(canConsumerCancelLines(['pending', 'cancelled'])).toBe(true);
    expect(canConsumerCancelLines(['pending', 'organizing'])).toBe(false);
    expect(canConsumerCancelLines(['cancelled'])).toBe(false);
    const { items } = sampleOrder('pending');
    expect(canConsumerCancelOrder({ status: 'organizing', items })).toBe(true);
    expect(canConsumerCancelOrder({ status: 'pending', items: [] })).toBe(true);
    expect(canConsumerCancelOrder({ status: 'organizing', items: [] })).toBe(false);
  });
});

describe('the approval of a store', () => {
  test('R4.9 is asked for, refused, asked for again and granted for good', () => {
    expect(storeApprovalLifecycle.config.initial).toBe('notAsked');
    expect(sorted(transitionsOf(storeApprovalLifecycle))).toEqual(
      sorted([
        'notAsked --approval.asked→ waiting',
        'notAsked --approval.granted→ granted',
        'waiting --approval.granted→ granted',
        'waiting --approval.refused→ refused',
        'refused --approval.asked→ waiting',
        'refused --approval.granted→ granted',
      ]),
    );
    expect([canApprovalBecome('refused', 'waiting'), canApprovalBecome('granted', 'refused')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('a contact message', () => {
  test('R3.14 is read, answered and closed, and taken up again', () => {
    expect(contactMessageLifecycle.config.initial).toBe('new');
    expect(sorted(transitionsOf(contactMessageLifecycle))).toEqual(
      sorted([
        'new --message.read→ read',
        'new --message.answered→ answered',
        'new --message.closed→ closed',
        'read --message.putBack→ new',
        'read --message.answered→ answered',
        'read --message.closed→ closed',
        'answered --message.read→ read',
        'answered --message.closed→ closed',
        'closed --message.read→ read',
      ]),
    );
  });

  test('R3.14 by its state', () => {
    const before = CONTACT_STATES.map((to) => [to, contactStatesBefore(to)]);
    expect(before).toEqual([
      ['new', ['read']],
      ['read', ['new', 'answered', 'closed']],
      ['answered', ['new', 'read']],
      ['closed', ['new', 'read', 'answered']],
    ]);
    expect(canContactMessageBecome('answered', 'new')).toBe(false);
  });
});

describe('a line of an order', () => {
  test('R4.12 goes ahead step by step, and is cancelled before it is shipped', () => {
    expect(productOrderLifecycle.config.initial).toBe('pending');
    expect(sorted(transitionsOf(productOrderLifecycle))).toEqual(
      sorted([
        'pending --preparation.started→ organizing',
        'organizing --parcel.readied→ ready_to_ship',
        'ready_to_ship --parcel.shipped→ shipped',
        'shipped --parcel.delivered→ delivered',
        'pending --line.cancelled→ cancelled',
        'organizing --line.cancelled→ cancelled',
        'ready_to_ship --line.cancelled→ cancelled',
      ]),
    );
  });

  test('R4.12 R4.13 by its status', () => {
    const steps = ['pending', 'organizing', 'ready_to_ship', 'shipped', 'delivered', 'cancelled'] as const;
    const allowed = steps.flatMap((from) =>
      steps.filter((to) => canProductOrderBecome(from, to)).map((to) => `${from} ${to}`),
    );
    expect(allowed).toEqual([
      'pending organizing',
      'pending cancelled',
      'organizing ready_to_ship',
      'organizing cancelled',
      'ready_to_ship shipped',
      'ready_to_ship cancelled',
      'shipped delivered',
    ]);
  });
});

describe('a store', () => {
  const BY_PEOPLE = [
    'draft --store.scheduled→ scheduled',
    'draft --store.activated→ active',
    'draft --store.archived→ archived',
    'scheduled --store.drafted→ draft',
    'scheduled --store.activated→ active',
    'scheduled --store.paused→ paused',
    'scheduled --store.archived→ archived',
    'active --store.paused→ paused',
    'active --store.ended→ ended',
    'active --store.archived→ archived',
    'paused --store.activated→ active',
    'paused --store.ended→ ended',
    'paused --store.archived→ archived',
    'ended --store.scheduled→ scheduled',
    'ended --store.activated→ active',
    'ended --store.archived→ archived',
    'archived --store.drafted→ draft',
  ];
  const BY_THE_CLOCK = [
    'scheduled --window.opened→ active',
    'scheduled --window.closed→ ended',
    'active --window.closed→ ended',
    'ended --window.closedTooEarly→ scheduled',
  ];
  const inWords = (arrows: readonly { from: string; event: string; to: string }[]) =>
    arrows.map(({ from, event, to }) => `${from} --${event}→ ${to}`);

  test('R4.8 begins as a draft and is moved by people and by the clock', () => {
    expect(popupStoreLifecycle.config.initial).toBe('draft');
    expect(sorted(transitionsOf(popupStoreLifecycle))).toEqual(sorted([...BY_PEOPLE, ...BY_THE_CLOCK]));
    expect(sorted(inWords([...CLOCK_TRANSITIONS, ...REOPENING_TRANSITIONS]))).toEqual(sorted(BY_THE_CLOCK));
  });

  test('R4.9 people move it one step at a time, along their own arrows', () => {
    const steps = POPUP_STORE_STATUSES.flatMap((from) =>
      POPUP_STORE_STATUSES.filter((to) => canPopupStoreBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(sorted(steps)).toEqual(sorted(BY_PEOPLE.map((arrow) => arrow.replace(/ --[\w.]+→ /, ' → '))));
  });

  test.each([
    ['scheduled', '09:59', '11:00', 'active'],
    ['scheduled', '10:00', '11:00', 'active'],
    ['scheduled', '10:01', '11:00', 'scheduled'],
    ['scheduled', '08:00', '09:59', 'ended'],
    ['scheduled', null, '11:00', 'scheduled'],
    ['scheduled', null, '09:59', 'ended'],
    ['scheduled', '09:00', null, 'scheduled'],
    ['active', '09:00', '10:00', 'active'],
    ['active', '09:00', '09:59', 'ended'],
    ['paused', '08:00', '09:00', 'paused'],
    ['draft', '09:00', '11:00', 'draft'],
  ] as const)('R4.8 R4.10 at ten o’clock, %s from %s to %s is %s', (status, from, to, next) => {
    const at = (time: string | null) => time && `2026-11-20T${time}:00.000Z`;
    const now = Date.parse('2026-11-20T10:00:00.000Z');
    expect(statusByClock({ status, startDate: at(from), endDate: at(to) }, now)).toBe(next);
  });
});

describe('a background job', () => {
  const ALL = [
    'waiting --job.taken→ leased',
    'leased --job.taken→ leased',
    'leased --job.released→ waiting',
    'leased --job.failed→ failed',
    'failed --job.taken→ leased',
    'failed --job.retried→ waiting',
  ];
  const OF_AN_ENTITY = [
    'leased --job.finished→ done',
    'leased --job.givenUp→ givenUp',
    'failed --job.discarded→ done',
    'givenUp --job.discarded→ done',
  ];
  test.each([
    ['mail', [...ALL, ...OF_AN_ENTITY, 'givenUp --job.retried→ waiting']],
    ['import', [...ALL, ...OF_AN_ENTITY]],
    [
      'backup',
      [
        ...ALL,
        'waiting --job.retried→ waiting',
        'leased --job.rescheduled→ waiting',
        'givenUp --job.retried→ waiting',
      ],
    ],
  ] as const)(
    'battery 79 of the kind %s is taken, tried again and given up along its own arrows',
    (kind, arrows) => {
      expect(jobLifecycle.config.initial).toBe('waiting');
      expect(sorted(transitionsOf(jobLifecycle, { kind }))).toEqual(sorted(arrows));
    },
  );

  test('battery 79 by its state', () => {
    expect(TAKEABLE_STATES).toEqual(['waiting', 'leased', 'failed']);
    expect([
      jobStateAfter('mail', 'givenUp', 'job.retried'),
      jobStateAfter('import', 'givenUp', 'job.retried'),
      jobStateAfter('mail', 'done', 'job.retried'),
    ]).toEqual(['waiting', null, null]);
  });
});

describe('an import of products', () => {
  test('R4.11 is uploaded, then worked through, and fails or is cancelled on the way', () => {
    expect(productImportLifecycle.config.initial).toBe('pending');
    expect(sorted(transitionsOf(productImportLifecycle))).toEqual(
      sorted([
        'pending --upload.started→ uploading',
        'pending --processing.started→ processing',
        'uploading --processing.started→ processing',
        'processing --import.completed→ completed',
        ...['pending', 'uploading', 'processing'].flatMap((state) => [
          `${state} --import.failed→ failed`,
          `${state} --import.cancelled→ cancelled`,
        ]),
      ]),
    );
  });

  test('R4.11 the last three end the polling', () => {
    const statuses = ['pending', 'uploading', 'processing', 'completed', 'failed', 'cancelled'] as const;
    expect(statuses.filter(isImportOver)).toEqual(['completed', 'failed', 'cancelled']);
  });
});
