import { describe, expect, it } from 'vitest'
import { buildDemoWorld } from './build-demo-world'
import type { DemoRecord } from './demo-world'

const worlds = ['2026-11-20', '2026-08-01', '2026-10-31', '2027-03-02'].map(
  (today) => [today, buildDemoWorld({ today, seed: 7 }).records] as const,
)

function cents(amount: unknown): number {
  return Math.round(Number(amount) * 100)
}

function byField(records: readonly DemoRecord[], objectApiName: string, field: string) {
  const groups = new Map<unknown, DemoRecord[]>()
  for (const record of records) {
    if (record.objectApiName !== objectApiName) continue
    const group = groups.get(record.fields[field])
    if (group === undefined) groups.set(record.fields[field], [record])
    else group.push(record)
  }
  return groups
}

/** How much of a bill's own charges was unpaid on its due date, when the next bill was made; cents. */
function lateChargesOf(
  { fields }: DemoRecord,
  next: DemoRecord,
  payments: ReadonlyMap<unknown, readonly DemoRecord[]>,
): number {
  const paid = (payments.get(fields.Account__c) ?? [])
    .map((payment) => payment.fields)
    .filter(
      ({ Purpose__c, Status__c }) =>
        Purpose__c === 'Bill' && ['Settled', 'Pending'].includes(String(Status__c)),
    )
    .filter(({ Payment_Date__c: date }) => String(date) >= String(fields.Bill_Date__c))
    .filter(({ Payment_Date__c: date }) => String(date) <= String(fields.Due_Date__c))
    .filter(({ Payment_Date__c: date }) => String(date) < String(next.fields.Bill_Date__c))
    .reduce((sum, { Amount__c }) => sum + cents(Amount__c), 0)
  return Math.min(cents(fields.Closing_Balance__c) - paid, cents(fields.Charges__c))
}

describe.each(worlds)('the money of the world of %s', (today, records) => {
  const lines = byField(records, 'Bill_Line__c', 'Bill__c')
  const bills = byField(records, 'Bill__c', 'Account__c')
  const payments = byField(records, 'Payment__c', 'Account__c')
  const accounts = records.filter((record) => record.objectApiName === 'Account')
  const served = accounts.filter(
    ({ fields }) => fields.Status__c === 'Active' || fields.Status__c === 'Closed',
  )

  it('has 24 bills for each account that is or was served, none for the others', () => {
    const counts = accounts.map((account) => bills.get(account.id)?.length ?? 0)
    expect(counts).toEqual(accounts.map((account) => (served.includes(account) ? 24 : 0)))
  })

  it('ties: the lines of a bill add up to its charges, and opening + charges − payments = closing', () => {
    const wrong = [...bills.values()].flat().filter(({ id, fields }) => {
      const sum = (lines.get(id) ?? []).reduce((total, line) => total + cents(line.fields.Amount__c), 0)
      const closing = cents(fields.Opening_Balance__c) + sum - cents(fields.Payments__c)
      return sum !== cents(fields.Charges__c) || closing !== cents(fields.Closing_Balance__c)
    })
    expect(wrong).toEqual([])
  })

  it('chains: each bill opens with what the one before closed with, the first with nothing', () => {
    for (const chain of bills.values()) {
      const opened = chain.map((bill) => cents(bill.fields.Opening_Balance__c))
      const closed = chain.map((bill) => cents(bill.fields.Closing_Balance__c))
      expect(opened).toEqual([0, ...closed.slice(0, -1)])
      const dates = chain.map((bill) => String(bill.fields.Bill_Date__c))
      expect([...dates].sort()).toEqual(dates)
      expect(dates.every((date) => date <= today)).toBe(true)
    }
  })

  it('counts on a bill exactly the payments since the one before that stayed', () => {
    const stored = (account: string, from: string, to: string) =>
      (payments.get(account) ?? [])
        .map((payment) => payment.fields)
        .filter((payment) => payment.Purpose__c === 'Bill')
        .filter((payment) => payment.Status__c === 'Settled' || payment.Status__c === 'Pending')
        .filter((payment) => String(payment.Payment_Date__c) >= from && String(payment.Payment_Date__c) < to)
        .reduce((total, payment) => total + cents(payment.Amount__c), 0)
    for (const account of served) {
      const chain = bills.get(account.id) ?? []
      let from = '0000'
      for (const bill of chain) {
        const date = String(bill.fields.Bill_Date__c)
        expect(cents(bill.fields.Payments__c)).toBe(stored(account.id, from, date))
        from = date
      }
      const owed = cents(chain.at(-1)?.fields.Closing_Balance__c) - stored(account.id, from, '9999')
      expect(cents(account.fields.Balance__c)).toBe(owed)
    }
  })

  it('charges each unit of the month’s usage once, by its rate', () => {
    const usage = new Map(
      records
        .filter(({ objectApiName }) => objectApiName === 'Usage__c')
        .map(({ id, fields }) => [id, fields]),
    )
    for (const bill of [...bills.values()].flat()) {
      const used = usage.get(String(bill.fields.Usage__c))
      const amount = used?.Kilowatt_Hours__c ?? used?.Therms__c
      const metered = (lines.get(bill.id) ?? []).filter(
        ({ fields }) => fields.Unit__c === 'kWh' || fields.Unit__c === 'therm',
      )
      expect(metered.map(({ fields }) => fields.Quantity__c)).toEqual([amount, amount])
      for (const { fields } of metered) {
        expect(cents(fields.Amount__c)).toBe(Math.round(Number(fields.Quantity__c) * Number(fields.Rate__c)))
      }
    }
  })

  it('gives at least 16 days to pay, on a business day, and fines lateness once and by what the law of the place allows', () => {
    let fined = 0
    for (const [accountId, chain] of bills) {
      const account = served.find(({ id }) => id === accountId)?.fields
      const place = `${account?.Service_State__c} ${account?.Commodity__c}`
      const thousandths = place === 'TX Electricity' ? 50 : place === 'IL Gas' ? 15 : 0
      for (const [index, bill] of chain.entries()) {
        const { Bill_Date__c: billed, Due_Date__c: due } = bill.fields
        const daysToPay = (Date.parse(String(due)) - Date.parse(String(billed))) / 86_400_000
        expect(daysToPay).toBeGreaterThanOrEqual(16)
        expect([0, 6]).not.toContain(new Date(String(due)).getUTCDay())
        const fees = (lines.get(bill.id) ?? []).filter(({ fields }) => fields.Line_Type__c === 'Late_Fee')
        const before = chain[index - 1]
        const owed = before === undefined ? 0 : lateChargesOf(before, bill, payments)
        const fine = Math.floor((owed * thousandths) / 1_000)
        expect(fees.map(({ fields }) => cents(fields.Amount__c))).toEqual(fine > 0 ? [fine] : [])
        fined += fees.length
      }
    }
    expect(fined).toBeGreaterThan(20)
  })

  it('calls a bill paid exactly when as much came in after it as it asked for', () => {
    for (const account of served) {
      const chain = bills.get(account.id) ?? []
      const last = chain.at(-1)?.fields
      const owes = cents(account.fields.Balance__c) > 0
      const words = last?.Status__c === 'Paid' ? 'paid' : 'owed'
      expect(words, String(account.fields.AccountNumber)).toBe(owes ? 'owed' : 'paid')
    }
  })

  it('asks for no deposit above what is allowed: one that is, waits in review with nothing paid', () => {
    const deposits = records
      .filter(({ objectApiName }) => objectApiName === 'Deposit__c')
      .map(({ fields }) => fields)
    for (const deposit of deposits) {
      const isAbove = cents(deposit.Required_Amount__c) > cents(deposit.Cap_Amount__c)
      expect(isAbove).toBe(deposit.Status__c === 'In_Review')
      if (isAbove) expect(deposit.Paid_Amount__c).toBe(0)
    }
  })

  it('has a payment for whatever was paid of a deposit', () => {
    const perDeposit = byField(records, 'Payment__c', 'Deposit__c')
    for (const { id, fields, objectApiName } of records) {
      if (objectApiName !== 'Deposit__c') continue
      const paid = (perDeposit.get(id) ?? [])
        .filter((payment) => payment.fields.Status__c !== 'Cancelled')
        .reduce((total, payment) => total + cents(payment.fields.Amount__c), 0)
      expect(paid).toBe(cents(fields.Paid_Amount__c))
    }
  })

  it('debits no method that has expired or was removed', () => {
    const methods = new Map(
      records
        .filter(({ objectApiName }) => objectApiName === 'Payment_Method__c')
        .map(({ id, fields }) => [id, fields]),
    )
    const active = records.filter(
      ({ objectApiName, fields }) => objectApiName === 'Autopay__c' && fields.Status__c === 'Active',
    )
    expect(active.length).toBeGreaterThan(10)
    const dead = active.filter(
      ({ fields }) => methods.get(String(fields.Payment_Method__c))?.Status__c !== 'Active',
    )
    expect(dead).toEqual([])
    const states = new Set([...methods.values()].map((method) => method.Status__c))
    expect(states).toEqual(new Set(['Active', 'Expired', 'Removed']))
  })
})
