import { expect, it } from 'vitest'
import { lawOf } from '../../customers/facts/law-by-place'
import { whyNotOffered } from './why-not-offered'

const texas = lawOf({ state: 'TX', commodity: 'Electricity' })

it.each([
  ['an active account in Texas that owes nothing', texas, 'Active', 0, null],
  ['one cent past due', texas, 'Active', 1, 'pastDue'],
  ['an account whose service has not started', texas, 'Pending', 0, 'notStarted'],
  ['an account whose service has ended', texas, 'Closed', 0, 'ended'],
  ['gas in Illinois', lawOf({ state: 'IL', commodity: 'Gas' }), 'Active', 0, 'place'],
  ['a place whose law we do not know', null, 'Active', 0, 'place'],
] as const)(
  'average billing is offered by place, service and what is past due: %s',
  (_name, law, status, cents, why) => {
    expect(whyNotOffered(law, status, cents)).toBe(why)
  },
)
