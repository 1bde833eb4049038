import type { Part, TransactionRule } from './declaration'
import {
  action,
  beginning,
  customer,
  dayOf,
  esiId,
  party,
  readingDay,
  reasons,
  requestReference,
  service,
  serviceOfAnswer,
} from './parts'

const set = '814'
const group = 'GE'
const parties: readonly Part[] = [party('AY', 'ercot'), party('SJ', 'retailer')]
const unsure = { isOptional: false, basis: 'unverified' } as const

/** Starts and ends of service that the retailer requests from ERCOT. */
export const requests = {
  switch: {
    name: '814_01',
    set,
    group,
    title: 'Enrollment Request',
    direction: 'sent',
    otherParty: 'ERCOT',
    purpose: 'Switches an ESI ID to us, on the first day that ERCOT finds.',
    parts: [
      beginning('13', { number: '01' }),
      ...parties,
      customer,
      service(),
      action(['7'], ['021']),
      esiId,
      dayOf(readingDay, 'day', 'The day that is asked for; without it, the next one possible.', {
        isOptional: true,
        basis: 'unverified',
      }),
    ],
    basis: 'protocols15',
  },
  moveIn: {
    name: '814_16',
    set,
    group,
    title: 'Move-In Request',
    direction: 'sent',
    otherParty: 'ERCOT',
    purpose: 'Begins service for a customer who moves in.',
    parts: [
      beginning('13', { number: '16' }),
      ...parties,
      customer,
      service('MVI'),
      action(['7'], ['021']),
      esiId,
      dayOf(readingDay, 'day', 'The day of the move.', unsure),
    ],
    basis: 'protocols15',
  },
  moveOut: {
    name: '814_24',
    set,
    group,
    title: 'Move-Out Request',
    direction: 'sent',
    otherParty: 'ERCOT',
    purpose: 'Ends service for a customer who moves out.',
    parts: [
      beginning('13', { number: '24' }),
      ...parties,
      customer,
      service('MVO'),
      action(['7'], ['024'], 'unverified'),
      esiId,
      dayOf(readingDay, 'day', 'The last day of service.', unsure),
    ],
    basis: 'protocols15',
  },
} as const satisfies Record<string, TransactionRule>

const answerParts: readonly Part[] = [
  ...parties,
  party('8S', 'utility', true),
  serviceOfAnswer,
  action(['WQ', 'U'], ['021', '024', '001']),
  esiId,
  requestReference,
]
const scheduled = dayOf(readingDay, 'scheduledDay', 'The day for which the utility has scheduled it.', {
  isOptional: true,
  basis: 'unverified',
})

const rejection = (name: string, title: string, purpose: string): TransactionRule => ({
  name,
  set,
  group,
  title,
  direction: 'received',
  otherParty: 'ERCOT',
  purpose,
  parts: [
    beginning('11', { original: 'required', number: name.slice(-2) }),
    ...answerParts,
    reasons('7G', true, 'change751'),
  ],
  basis: 'protocols15',
})

const answer = (name: string, title: string, purpose: string): TransactionRule => ({
  ...rejection(name, title, purpose),
  parts: [
    beginning('11', { original: 'required', number: name.slice(-2) }),
    ...answerParts,
    reasons('7G', true, 'change751'),
    scheduled,
  ],
})

/** ERCOT's responses to them. */
export const enrollmentAnswers: readonly TransactionRule[] = [
  rejection('814_02', 'Enrollment Reject Response', 'Rejects an 814_01 that is not valid.'),
  answer(
    '814_05',
    'CR Enrollment Notification Response',
    'Answers an 814_01 or an 814_16 with the scheduled day, or passes on why the utility rejected it.',
  ),
  rejection('814_17', 'Move-In Reject Response', 'Rejects an 814_16 that is not valid.'),
  answer('814_25', 'Move-Out Response', 'Answers an 814_24 with the scheduled day, or rejects it.'),
]

/** Notifications about an ESI ID that were not requested. */
export const news: readonly TransactionRule[] = [
  {
    name: '814_06',
    set,
    group,
    title: 'Drop Due to Switch or Move-In Request',
    direction: 'received',
    otherParty: 'ERCOT',
    purpose: 'Says that an ESI ID of ours goes to another retailer, or to another customer.',
    parts: [
      beginning('13', { original: 'optional', number: '06' }),
      ...parties,
      serviceOfAnswer,
      action(['7'], ['024'], 'unverified'),
      esiId,
      dayOf(readingDay, 'scheduledDay', 'From which day.', { isOptional: true, basis: 'unverified' }),
    ],
    basis: 'protocols15',
  },
  {
    name: '814_20',
    set,
    group,
    title: 'ESI ID Maintenance Request',
    direction: 'received',
    otherParty: 'ERCOT',
    purpose: 'Tells the retailer of an ESI ID what changed at it: its meter, its address, a switch hold.',
    parts: [
      beginning('13', { original: 'optional', number: '20' }),
      ...parties,
      party('8S', 'utility', true),
      serviceOfAnswer,
      action(['7'], ['021', '024', '001'], 'change794'),
      esiId,
      {
        loop: 'changes',
        isOptional: true,
        parts: [
          {
            segment: 'REF',
            key: { 1: 'TD' },
            elements: [
              { at: 2, name: 'code', kind: 'text', most: 30 },
              { at: 3, name: 'text', kind: 'text', most: 80, isOptional: true },
            ],
            means: 'What changed.',
            basis: 'change736',
          },
        ],
      },
    ],
    basis: 'change794',
  },
]
