import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'

/** The size of a book, and what distinguishes its accounts from those of another. */
export interface GeneratedSize {
  readonly customers: number
  /** Bills per account, one a month, the last in October 2026. */
  readonly bills: number
  /** Days of intervals per account, from October 1, 2026, not yet covered by a bill; 31 at most, none by default. */
  readonly intervalDays?: number
  /** Prefix of every number. */
  readonly prefix: string
  readonly seed: number
}

/** The headings of the generated files. */
const headings = {
  customers: 'customerNumber,brand,firstName,lastName,email,mobilePhone,language,postalCode',
  accounts:
    'accountNumber,customerNumber,commodity,servicePoint,street,city,state,postalCode,status,planName,planCode,contractStart,contractEnd,termMonths,balance',
  bills:
    'billNumber,accountNumber,billDate,dueDate,periodStart,periodEnd,opening,charges,payments,closing,estimated,final,kilowattHours,therms',
  'bill-lines': 'billNumber,type,chargedBy,amount,quantity,unit,rate',
  payments: 'paymentReference,accountNumber,date,amount,channel,method',
  intervals: 'accountNumber,day,estimated,kilowattHours',
} as const

type GeneratedFile = keyof typeof headings
type Row = readonly (string | number)[]
type Put = (file: GeneratedFile, row: Row) => void

/**
 * Writes a consistent book to a folder, which it creates: customers with one or two accounts, bills of several lines,
 * and payments in full, in part, in two, too much or none. The same size and seed yield the same book. Returns the
 * number of rows.
 */
export async function generateBook(path: string, size: GeneratedSize): Promise<number> {
  await mkdir(path, { recursive: true })
  const streams = new Map<GeneratedFile, WriteStream>()
  for (const [file, heading] of Object.entries(headings)) {
    const stream = createWriteStream(join(path, `${file}.csv`))
    stream.write(`${heading}\n`)
    streams.set(file as GeneratedFile, stream)
  }
  let rows = 0
  const put: Put = (file, row) => {
    rows += 1
    streams.get(file)?.write(`${row.join(',')}\n`)
  }
  const random = randomFrom(size.seed)
  for (let index = 0; index < size.customers; index += 1) {
    putCustomer(put, random, size, index)
    // Streams drain what was written before more is generated.
    if (index % 200 === 199) await new Promise((resolve) => streams.get('bill-lines')?.write('', resolve))
  }
  for (const stream of streams.values()) {
    stream.end()
    await finished(stream)
  }
  return rows
}

function putCustomer(put: Put, random: Random, size: GeneratedSize, index: number): void {
  const { prefix } = size
  const number = `${prefix}C${String(index).padStart(6, '0')}`
  const brand = ['first', 'second', 'third'][index % 3] ?? 'first'
  const email = `${number.toLowerCase()}@example.com`
  put('customers', [
    number,
    brand,
    'Odell',
    `Farrington ${index}`,
    email,
    '',
    index % 4 === 0 ? 'es' : 'en',
    '77002',
  ])
  const count = random.below(5) === 0 ? 2 : 1
  for (let own = 0; own < count; own += 1) putAccount(put, random, size, { number, place: index, own })
}

function putAccount(
  put: Put,
  random: Random,
  { bills, intervalDays = 0, prefix }: GeneratedSize,
  { number, place, own }: { number: string; place: number; own: number },
): void {
  const account = `${prefix}${String(place * 2 + own).padStart(8, '0')}`
  let owed = random.below(4) === 0 ? random.below(20_000) - 5_000 : 0
  let paid = 0
  for (let month = 0; month < bills; month += 1) {
    const opening = owed
    const from = monthsBefore(bills - month)
    const until = monthsBefore(bills - month - 1)
    const charges = putBill(put, random, { account, month, from, until, opening, paid })
    owed = opening - paid + charges
    paid = putPayments(put, random, { account, month, until, owed })
  }
  const status = random.below(9) === 0 ? 'Closed' : 'Active'
  const contract =
    random.below(2) === 0 ? ['Fixed 12', '', '2026-03-01', '2027-02-28', 12] : ['', '', '', '', '']
  const home = ['Electricity', '', `${place} Heron Walk`, 'Houston', 'TX', '77002']
  put('accounts', [account, number, ...home, status, ...contract, dollars(owed - paid)])
  for (let day = 1; day <= intervalDays; day += 1) {
    const reads = Array.from({ length: 96 }, () => (random.below(900) / 1_000).toFixed(3))
    put('intervals', [account, `2026-10-${String(day).padStart(2, '0')}`, '', reads.join(' ')])
  }
}

function putBill(
  put: Put,
  random: Random,
  bill: { account: string; month: number; from: string; until: string; opening: number; paid: number },
): number {
  const { account, month, from, until, opening, paid } = bill
  const number = `${account}-${month}`
  const used = 300 + random.below(1_200)
  const energy = Math.round(used * 12.5)
  const lines: Row[] = [
    ['Energy', 'Provider', dollars(energy), used, 'kWh', 12.5],
    ['Base', 'Provider', '4.95', 1, 'month', ''],
    ['Delivery_Fixed', 'Utility', '4.39', 1, 'month', ''],
    ['Delivery_Usage', 'Utility', dollars(used * 5), used, 'kWh', 5],
  ]
  if (random.below(6) === 0) lines.push(['Bill_Credit', 'Provider', '-25.00', '', '', ''])
  for (const line of lines) put('bill-lines', [number, ...line])
  const charges = lines.reduce((sum, line) => sum + Math.round(Number(line[2]) * 100), 0)
  put('bills', [
    number,
    account,
    `${until.slice(0, 8)}03`,
    `${until.slice(0, 8)}20`,
    from,
    dayBefore(until),
    dollars(opening),
    dollars(charges),
    dollars(paid),
    dollars(opening + charges - paid),
    random.below(10) === 0 ? 'yes' : '',
    '',
    used,
    '',
  ])
  return charges
}

/** Writes the payment of a bill: in full, in two, in part, too much, or none. */
function putPayments(
  put: Put,
  random: Random,
  { account, month, until, owed }: { account: string; month: number; until: string; owed: number },
): number {
  if (owed <= 0) return 0
  const part = Math.floor(owed / 3)
  const amounts =
    [[owed], [owed], [owed], [part, owed - part], [part], [owed + 1_000], []][random.below(7)] ?? []
  const made = amounts.filter((cents) => cents > 0)
  for (const [index, cents] of made.entries()) {
    // For some, the first payment is on the day of the bill, and part of the next one.
    const day = String(index === 0 && random.below(8) === 0 ? 3 : 12 + index * 9).padStart(2, '0')
    const channel = random.below(5) === 0 ? 'Phone' : 'Mail'
    put('payments', [
      `${account}-${month}-${index}`,
      account,
      `${until.slice(0, 8)}${day}`,
      dollars(cents),
      channel,
      '',
    ])
  }
  return made.reduce((sum, cents) => sum + cents, 0)
}

interface Random {
  /** Returns a whole number from 0, below `limit`. */
  readonly below: (limit: number) => number
}

/** Returns numbers that are the same for the same seed (a linear congruential generator). */
function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return {
    below: (limit) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 4_294_967_296) * limit)
    },
  }
}

/** Returns the first day of the month `count` - 1 months before November 2026. */
function monthsBefore(count: number): string {
  return new Date(Date.UTC(2026, 9 - count, 1)).toISOString().slice(0, 10)
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}
