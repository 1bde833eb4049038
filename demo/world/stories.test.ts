import { describe, expect, it } from 'vitest'
import { buildDemoWorld } from './build-demo-world'
import type { DemoRecord, DemoWorld } from './demo-world'
import { demoPeopleOf } from './people'
import { personas } from './personas'

const today = '2026-11-20'
const world = buildDemoWorld({ today, seed: 7 })

function recordsOf(of: DemoWorld, objectApiName: string): readonly DemoRecord[] {
  return of.records.filter((record) => record.objectApiName === objectApiName)
}

function usageOf(of: DemoWorld, accountId: string): readonly DemoRecord[] {
  return recordsOf(of, 'Usage__c').filter((record) => record.fields.Account__c === accountId)
}

const accounts = recordsOf(world, 'Account')
const months = (index: number) => usageOf(world, accounts[index]?.id ?? '').map((record) => record.fields)

/** The records of the persona's first account, by the field that names the account. */
function ofPersona(
  key: string,
  objectApiName: string,
  field = 'Account__c',
): readonly DemoRecord['fields'][] {
  const number = personas.find((persona) => persona.key === key)?.homes[0]?.accountNumber
  const account = accounts.find((record) => record.fields.AccountNumber === number)
  return recordsOf(world, objectApiName)
    .map((record) =>
      objectApiName === 'Account' ? { ...record.fields, Account__c: record.id } : record.fields,
    )
    .filter((fields) => fields[field] === account?.id)
}

describe('the stories', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('with seed %i: a July bill well above that of June', (seed) => {
    const [first] = demoPeopleOf({ today, seed }).households
    const use = (name: string) => first?.months.find((month) => month.name === name)?.measured ?? Number.NaN
    expect(use('2026-07') / use('2026-06')).toBeGreaterThan(1.15)
  })

  it('a pending order beside the first, for a later day', () => {
    const orders = recordsOf(world, 'Order').filter((record) => record.fields.AccountId === accounts[0]?.id)
    expect(orders.map((order) => order.fields.Status)).toEqual(['Active', 'Pending'])
    expect(String(orders[1]?.fields.Requested_Start_Date__c) > today).toBe(true)
    for (const account of accounts) {
      expect(recordsOf(world, 'Order').some((order) => order.fields.AccountId === account.id)).toBe(true)
    }
  })

  it('a bill that is due in some days, whatever the day', () => {
    for (const day of ['2026-11-01', '2026-11-02', '2026-11-20', '2026-11-30', '2027-02-28']) {
      const last = demoPeopleOf({ today: day, seed: 7 }).households[0]?.ledger.bills.at(-1)
      expect(last?.status, day).toBe('Open')
      expect(String(last?.dueDate) > day, day).toBe(true)
    }
  })

  it('two homes of one person, with two utilities', () => {
    const [, , house, apartment] = accounts
    expect(house?.fields.ContactId).toBe(apartment?.fields.ContactId)
    expect(house?.fields.Utility__c).not.toBe(apartment?.fields.Utility__c)
    expect(house?.fields.Account_Brand__c).toBe('third')
  })

  it('gas in Illinois, measured in therms, most in winter', () => {
    const gas = months(4)
    expect(accounts[4]?.fields).toMatchObject({ Commodity__c: 'Gas', Service_State__c: 'IL', ESIID__c: null })
    expect(gas.every((month) => month.Kilowatt_Hours__c === null)).toBe(true)
    const winter = gas.find((month) => month.Name === '2026-01')
    const summer = gas.find((month) => month.Name === '2026-07')
    expect(Number(winter?.Therms__c)).toBeGreaterThan(5 * Number(summer?.Therms__c))
  })

  it('one estimated month, made up for by the next, and one month that is missing', () => {
    const heavy = months(5)
    const estimated = heavy.findIndex((month) => month.Read_Type__c === 'Estimated')
    expect(heavy.filter((month) => month.Read_Type__c === 'Estimated')).toHaveLength(1)
    expect(Number(heavy[estimated + 1]?.Kilowatt_Hours__c)).toBeGreaterThan(
      Number(heavy[estimated]?.Kilowatt_Hours__c),
    )
    const names = heavy.map((month) => month.Name)
    expect(names).toContain('2026-03')
    expect(names).not.toContain('2026-04')
    expect(names).toContain('2026-05')
  })

  it('meters whose ESI IDs have the length of their utility', () => {
    const lengths = accounts.slice(0, 6).map((account) => String(account.fields.ESIID__c ?? '').length)
    expect(lengths).toEqual([22, 17, 17, 17, 0, 17])
  })

  it('a new renter, in Spanish, whose meter has the switch-hold of an earlier tenant', () => {
    expect(ofPersona('switch-hold', 'Account')[0]?.Status__c).toBe('Pending')
    expect(ofPersona('switch-hold', 'Notice__c')).toMatchObject([
      { Notice_Type__c: 'Switch_Hold', Reason__c: 'Previous_Occupant', Status__c: 'Open' },
    ])
    const documents = ofPersona('switch-hold', 'Document_Requirement__c').map((own) => own.Document_Type__c)
    // The signed statement and the lease come together, as the answer to the notice.
    expect(documents).toEqual(['New_Occupant_Statement'])
  })

  it('a deposit that is waived for age', () => {
    expect(ofPersona('deposit-waiver', 'Deposit__c')).toMatchObject([
      { Status__c: 'Waived', Waiver_Reason__c: 'Age_65', Paid_Amount__c: 0 },
    ])
  })

  it('an AutoPay debit that came back: suspended, and both bills are owed', () => {
    const payments = ofPersona('returned-autopay', 'Payment__c').filter((own) => own.Purpose__c === 'Bill')
    expect(payments.at(-1)).toMatchObject({ Status__c: 'Returned', Return_Reason__c: 'Insufficient_Funds' })
    expect(ofPersona('returned-autopay', 'Autopay__c')[0]?.Status__c).toBe('Suspended')
    const [before, last] = ofPersona('returned-autopay', 'Bill__c').slice(-2)
    expect(last?.Opening_Balance__c).toBe(before?.Closing_Balance__c)
    expect(Number(last?.Closing_Balance__c)).toBeGreaterThan(Number(before?.Closing_Balance__c))
    expect(ofPersona('returned-autopay', 'Account')[0]?.Balance__c).toBe(last?.Closing_Balance__c)
  })

  it('a contract that ends in 45 days, with an offer to renew', () => {
    expect(ofPersona('contract-ending', 'Account')[0]?.Contract_End_Date__c).toBe('2027-01-04')
    expect(ofPersona('contract-ending', 'Opportunity', 'AccountId')).toMatchObject([
      { StageName: 'Proposal/Price Quote' },
    ])
  })

  it('an account that is closed, with a final bill', () => {
    expect(ofPersona('inactive', 'Account')[0]?.Status__c).toBe('Closed')
    expect(ofPersona('inactive', 'Bill__c').at(-1)?.Is_Final__c).toBe(true)
  })

  it('a guest who has a confirmation number and a deposit to pay, and no login', () => {
    const [order] = ofPersona('guest', 'Order', 'AccountId')
    expect(order?.Confirmation_Number__c).toMatch(/^\d{10}$/)
    expect(ofPersona('guest', 'Deposit__c')).toMatchObject([{ Status__c: 'Due' }])
    const contact = ofPersona('guest', 'Account')[0]?.ContactId
    expect(recordsOf(world, 'User').some((user) => user.fields.ContactId === contact)).toBe(false)
  })

  it('a complaint on day 20 of 21, and replies that are overdue', () => {
    const cases = recordsOf(world, 'Case').map((record) => record.fields)
    const pressing = cases.filter(
      (own) => own.Complaint_Due_Date__c === '2026-11-21' && own.Status === 'Working',
    )
    expect(pressing.length).toBeGreaterThanOrEqual(1)
    expect(pressing[0]?.CreatedDate).toBe('2026-10-31T15:00:00.000Z')
    const overdue = cases.filter((own) => own.Status === 'New' && String(own.Reply_Due__c) < today)
    expect(overdue.length).toBeGreaterThanOrEqual(1)
  })
})
