import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readBill } from '../../../payments/operations/bill-payment/read-bill'
import { billingAccount } from '../../../testing/billing-account'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

let numbers = 0
let accountNumber = ''
beforeEach(() => {
  numbers += 1
  accountNumber = String(8_900_000_000 + numbers)
})

const { account, bill, line, payHere, read, take } = billingAccount(
  () => bench,
  () => accountNumber,
)

describe('the ledger and what billing says', () => {
  const paid = () => bill({ payments: 104.3, closing: 0, status: 'Paid' })
  const december = (changes: object = {}) =>
    bill({
      billNumber: `${accountNumber}-202611`,
      billDate: '2026-12-02',
      dueDate: '2026-12-18',
      periodStart: '2026-11-01',
      periodEnd: '2026-11-30',
      opening: 104.3,
      charges: 50,
      payments: 0,
      closing: 154.3,
      lines: [line('Energy', 50)],
      usage: null,
      ...changes,
    })
  /** What is asked for by the newest bill, and the kinds of line that the account has got. */
  async function ledger() {
    const [newest] = await read(
      `select b."Id" as id from record."Bill__c" b join record."Account" a on a."Id" = b."Account__c"
       where a."AccountNumber" = $1 order by b."Bill_Date__c" desc limit 1`,
    )
    const { engine, systemViewer } = bench.world.context
    const found = await readBill(engine, systemViewer, systemViewer, String(newest?.id))
    const lines = await read(
      `select "Kind__c" as kind, "Amount__c" as amount from record."Ledger_Entry__c" l
       join record."Account" a on a."Id" = l."Account__c" where a."AccountNumber" = $1 order by "Sequence__c"`,
    )
    return { due: (found?.dueCents ?? 0) / 100, lines: lines.map(({ kind, amount }) => `${kind} ${amount}`) }
  }
  const cases = () =>
    read(`select c."Subject" as subject, c."Description" as text from record."Case" c
          join record."Account" a on a."Id" = c."AccountId" where a."AccountNumber" = $1`)

  it('a payment of the last bill that billing does not have yet is not demanded by the next one', async () => {
    await take(account(), bill())
    await payHere(104.3)
    await take(bill({ status: 'Carried_Over' }), december())
    expect(await ledger()).toEqual({ due: 50, lines: ['Charge 104.30', 'Payment -104.30', 'Charge 50.00'] })
    await take(december({ payments: 104.3, closing: 50 }))
    expect((await ledger()).due).toBe(50)
    expect(await cases()).toEqual([])
  })

  it('what neither charges nor payments explain is a line and a case with both sides, once for the bill', async () => {
    await take(account(), bill())
    const higher = december({ opening: 110, closing: 160 })
    await take(higher, higher)
    expect(await ledger()).toEqual({ due: 160, lines: ['Charge 104.30', 'Charge 50.00', 'Adjustment 5.70'] })
    expect(await cases()).toEqual([
      {
        subject: 'Estamos revisando el saldo de su factura',
        text: expect.stringMatching(/asciende a \$160\.00\..* sería de \$154\.30\./),
      },
    ])
  })

  it('a payment that billing still counts a bill after it went back becomes a case, and is owed', async () => {
    await take(account(), bill())
    const paymentId = await payHere(104.3)
    await take(paid())
    const { engine, systemViewer } = bench.world.context
    await engine.updateRecord(systemViewer, paymentId, {
      fields: { Status__c: 'Returned', Returned_Date__c: '2026-11-09', Return_Reason__c: 'Account_Closed' },
    })
    expect((await ledger()).due).toBe(104.3)
    const opened = december({ opening: 0, closing: 50 })
    await take(opened)
    expect([(await ledger()).due, await cases()]).toEqual([154.3, []])
    const later = december({
      billNumber: `${accountNumber}-202612`,
      billDate: '2027-01-02',
      dueDate: '2027-01-18',
      opening: 50,
      closing: 100,
    })
    await take(later)
    expect((await ledger()).due).toBe(204.3)
    expect(await cases()).toMatchObject([{ text: expect.stringMatching(/\$100\.00.*\$204\.30/) }])
  })

  it('a bill that billing calls paid without an amount is paid elsewhere, and the next report adds nothing', async () => {
    await take(account(), bill(), bill({ status: 'Paid' }))
    expect(await ledger()).toEqual({ due: 0, lines: ['Charge 104.30', 'Payment -104.30'] })
    await take(december({ payments: 104.3, closing: 50 }))
    expect((await ledger()).due).toBe(50)
  })
})
