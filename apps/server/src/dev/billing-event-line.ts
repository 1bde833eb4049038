import type { BillingEvent } from '@porchlight/providers/billing'

/** The data of events that say the most, in the order in which they are shown. */
const telling = [
  'planName',
  'startDate',
  'lastDay',
  'contractStart',
  'reason',
  'outcome',
  'email',
  'mobilePhone',
]

/** An event in one line: what happened, to how much, for which account. `Deposit refunded, $250.00, account 41…`. */
export function billingEventLine({ type, accountNumber, data }: BillingEvent): string {
  const words = type.replaceAll(/[.-]/g, ' ').replace('autopay', 'AutoPay')
  const said = telling.map((name) => data[name]).find((value) => typeof value === 'string')
  const parts = [
    words.charAt(0).toUpperCase() + words.slice(1),
    typeof data.amount === 'number' ? dollars.format(data.amount) : null,
    typeof said === 'string' ? said : null,
    `account ${accountNumber}`,
  ]
  return parts.filter((part) => part !== null).join(', ')
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
