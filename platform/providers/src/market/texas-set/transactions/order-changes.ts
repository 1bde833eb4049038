import type { Part, TransactionRule } from './declaration'
import {
  action,
  beginning,
  dayOf,
  esiId,
  party,
  readingDay,
  reasons,
  requestReference,
  serviceOfAnswer,
} from './parts'

const set = '814'
const group = 'GE'
const parties: readonly Part[] = [party('AY', 'ercot'), party('SJ', 'retailer')]

const request = {
  set,
  group,
  direction: 'sent',
  otherParty: 'ERCOT',
  basis: 'protocols15',
} as const

const sentService: Part = {
  segment: 'LIN',
  key: { 2: 'SH', 3: 'EL', 4: 'SH', 5: 'CE' },
  elements: [
    { at: 1, name: 'line', kind: 'text', most: 20 },
    { at: 6, name: 'serviceQualifier', kind: 'text', most: 2, codes: ['SH'], isOptional: true },
    { at: 7, name: 'serviceCode', kind: 'text', most: 3, codes: ['MVI', 'MVO'], isOptional: true },
  ],
  means: 'As in the request.',
  basis: 'change846',
}

/** Changes to a request by the retailer. */
export const changes = {
  cancel: {
    ...request,
    name: '814_08',
    title: 'Cancel Request',
    purpose: 'Takes a request back before it is carried out.',
    parts: [
      beginning('13', { original: 'required', number: '08' }),
      ...parties,
      sentService,
      action(['7'], ['024'], 'unverified'),
      esiId,
    ],
  },
  redate: {
    ...request,
    name: '814_12',
    title: 'Date Change Request',
    purpose: 'Asks for another day of a move-in or a move-out.',
    parts: [
      beginning('13', { original: 'required', number: '12' }),
      ...parties,
      sentService,
      action(['7'], ['001'], 'unverified'),
      esiId,
      dayOf(readingDay, 'day', 'The new day.', { isOptional: false, basis: 'unverified' }),
    ],
  },
} as const satisfies Record<string, TransactionRule>

const answer = (name: string, title: string, purpose: string): TransactionRule => ({
  set,
  group,
  direction: 'received',
  otherParty: 'ERCOT',
  basis: 'protocols15',
  name,
  title,
  purpose,
  parts: [
    beginning('11', { original: 'required', number: name.slice(-2) }),
    ...parties,
    serviceOfAnswer,
    action(['WQ', 'U'], ['021', '024', '001'], 'unverified'),
    esiId,
    requestReference,
    reasons('7G', true, 'change751'),
    dayOf(readingDay, 'scheduledDay', 'The day that holds now.', { isOptional: true, basis: 'unverified' }),
  ],
})

/** The responses to them, and the changes that the market makes to a request on its own initiative. */
export const changeAnswers: readonly TransactionRule[] = [
  answer('814_09', 'Cancel Response', 'Accepts or rejects an 814_08.'),
  answer('814_13', 'Date Change Response', 'Accepts or rejects an 814_12.'),
  {
    set,
    group,
    direction: 'received',
    otherParty: 'ERCOT',
    name: '814_08',
    title: 'Cancel Request',
    purpose: 'ERCOT cancels a request of ours, such as a move-out because of another customer’s move-in.',
    parts: [
      beginning('13', { original: 'required', number: '08' }),
      ...parties,
      serviceOfAnswer,
      action(['7'], ['021', '024', '001'], 'unverified'),
      esiId,
      requestReference,
      reasons('7G', true, 'unverified'),
    ],
    basis: 'change766',
  },
  {
    set,
    group,
    direction: 'received',
    otherParty: 'TDSP',
    name: '814_28',
    title: 'Completed Unexecutable or Permit Required',
    purpose:
      'The utility could not carry a move-in or a move-out out and has closed it, or waits for a permit; it comes through ERCOT.',
    parts: [
      beginning('13', { original: 'optional', number: '28' }),
      ...parties,
      party('8S', 'utility', true),
      serviceOfAnswer,
      action(['7'], ['021', '024', '001'], 'unverified'),
      esiId,
      requestReference,
      reasons('G7', false, 'change751'),
    ],
    basis: 'guide814_29',
  },
]
