import { at, billing, type PlantedFault } from './planted-fault'

/** Returns the changes with the first bill modified. */
const firstBill = (change: (bill: Record<string, unknown>) => object) => (changes: readonly object[]) =>
  changes.map((each, index) => (index === 1 ? change({ ...each }) : each))

const without = (bill: Record<string, unknown>, name: string): object => {
  const { [name]: _, ...rest } = bill
  return rest
}

/** Faults of a billing gateway. */
export const billingFaults: readonly PlantedFault[] = [
  {
    name: 'an amount with fractions of a cent',
    gateway: billing({ changes: firstBill((bill) => ({ ...bill, payments: 50.345 })) }),
    check: 'changes',
    named: /changes\[1\]\.payments .* whole cents .*50\.345/,
  },
  {
    name: 'an amount as text',
    gateway: billing({ changes: firstBill((bill) => ({ ...bill, closing: '0.00' })) }),
    check: 'changes',
    named: /changes\[1\]\.closing .*came "0\.00"/,
  },
  {
    name: 'an instant for a day',
    gateway: billing({ changes: firstBill((bill) => ({ ...bill, dueDate: '2026-02-18T00:00:00Z' })) }),
    check: 'changes',
    named: /changes\[1\]\.dueDate .*expected a day/,
  },
  {
    name: 'a day that is in no calendar',
    gateway: billing({ changes: firstBill((bill) => ({ ...bill, dueDate: '2026-02-30' })) }),
    check: 'changes',
    named: /changes\[1\]\.dueDate .*came "2026-02-30"/,
  },
  {
    name: 'a missing field',
    gateway: billing({ changes: firstBill((bill) => without(bill, 'periodEnd')) }),
    check: 'changes',
    named: /changes\[1\]\.periodEnd .*the field is missing/,
  },
  {
    name: 'a field that is not agreed',
    gateway: billing({ changes: firstBill((bill) => ({ ...bill, total: 1 })) }),
    check: 'changes',
    named: /changes\[1\]\.total .*no such field/,
  },
  {
    name: 'an unknown value',
    gateway: billing({ changes: firstBill((bill) => ({ ...bill, status: 'Overdue' })) }),
    check: 'changes',
    named: /changes\[1\]\.status .*"Past_Due".*came "Overdue"/,
  },
  {
    name: 'an unknown kind of change',
    gateway: billing({ changes: firstBill((bill) => ({ ...bill, kind: 'invoice' })) }),
    check: 'changes',
    named: /changes\[1\]\.kind .*"account" or "bill" or "intervals".*came "invoice"/,
  },
  {
    name: 'a line that no bill has',
    gateway: billing({
      changes: firstBill(({ lines, ...bill }) => ({
        ...bill,
        lines: (lines as object[]).map((line) => ({ ...line, type: 'Surcharge' })),
      })),
    }),
    check: 'lines',
    named: /unknown type Surcharge/,
  },
  {
    name: 'lines that do not add up',
    gateway: billing({ changes: firstBill((bill) => ({ ...bill, charges: 50.36 })) }),
    check: 'bills-add-up',
    named: /add up to 50\.35, and its charges are 50\.36/,
  },
  {
    name: 'a bill before its account',
    gateway: billing({ changes: ([account, bill, ...rest]) => [bill, account, ...rest] as object[] }),
    check: 'account-first',
    named: /A bill comes before the account/,
  },
  {
    name: 'a position as a number',
    gateway: billing({ page: (page) => ({ ...page, position: Number(page.position) }) }),
    check: 'first-page',
    named: /position is not as agreed: expected a text .*came 2/,
  },
  {
    name: 'a position that leads back',
    gateway: billing({ page: (page, since) => (since >= 2 ? { ...page, position: '2', more: true } : page) }),
    check: 'pages',
    named: /leads back to a page that was read before/,
  },
  {
    name: 'a position that skips',
    gateway: billing({
      page: (page, since) => (since === 0 ? { ...page, position: '3' } : page),
    }),
    check: 'complete',
    named: /PLCHECK-1-2 did not come/,
  },
  {
    name: 'a change twice in a page',
    gateway: billing({ changes: ([account, bill, ...rest]) => [account, bill, bill, ...rest] as object[] }),
    check: 'once',
    named: /comes twice: bill PLCHECK-1-1/,
  },
  {
    name: 'an empty page with more',
    gateway: billing({
      page: (page, since) => (since === 2 ? { ...page, changes: [], position: '3' } : page),
    }),
    check: 'pages',
    named: /no changes and says that there is more/,
  },
  {
    name: 'a last position that leads to the beginning',
    gateway: billing({
      page: (page, since) => (since === 5 ? { changes: [], position: '5', more: true } : page),
    }),
    check: 'end',
    named: /The last position leads to changes again/,
  },
  {
    name: 'bill numbers that change',
    gateway: billing({
      page: (page, _since, reading) => ({
        ...page,
        changes: page.changes.map((change) =>
          reading > 3 && 'billNumber' in change ? { ...change, billNumber: `B-${reading}` } : change,
        ),
      }),
    }),
    check: 'same-pages',
    named: /Read from the beginning again, the changes are others/,
  },
  {
    name: 'an event that comes again counts again',
    gateway: billing({ forgetsEvents: true }),
    check: 'counts-once',
    named: /by \$12\.00: an event that came twice counted twice/,
  },
  {
    name: 'an event that comes again is refused',
    gateway: billing({ refusesKnownEvents: true }),
    check: 'event-again',
    named: /answered with 409/,
  },
  {
    name: 'a part of a refused call counts',
    gateway: billing({ countsRefused: true }),
    check: 'counts-once',
    named: /in a call that was refused counted all the same/,
  },
  {
    name: 'a broken event is taken',
    gateway: billing({ takesAnything: true }),
    check: 'refused',
    named: /whose amount is a text was taken/,
  },
  {
    name: 'a broken event is a failure',
    gateway: billing({ failsAtRefusals: true }),
    check: 'refused',
    named: /answered with 500: it would come again every 15 minutes/,
  },
  {
    name: 'later events wait for a refused one',
    gateway: billing({ waitsForRefused: true }),
    check: 'returned',
    named: /answered with 409/,
  },
  {
    name: 'too few events in a call',
    gateway: billing({ mostEvents: 10 }),
    check: 'twenty',
    named: /answered with 413/,
  },
  {
    name: 'an unknown account is refused',
    gateway: billing({ refusesUnknownAccounts: true }),
    check: 'unknown-account',
    named: /answered with 422/,
  },
  {
    name: 'a 200 whose body is an error',
    gateway: billing({
      answer: at('GET', /^\/changes/, () => ({ status: 200, body: { error: 'The database is away.' } })),
    }),
    check: 'first-page',
    named: /answered with 200, and the body is an error/,
  },
]
