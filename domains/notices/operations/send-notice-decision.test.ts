import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { createCustomer } from '../../testing/new-customer'
import { watchMails } from '../../testing/watch-mails'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
  await watchMails(bench)
})
afterAll(() => bench.close())

const change = (id: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.updateRecord(bench.systemViewer, id, { fields })

/** A notice that its customer has answered. */
async function answeredNotice(
  language: 'en' | 'es',
  path: 'Pay' | 'New_Occupant',
  type = 'Switch_Hold',
): Promise<{ readonly noticeId: string; readonly email: string | null }> {
  const { accountId, email } = await createCustomer(bench, { language })
  const noticeId = await bench.world.context.engine.createRecord(bench.systemViewer, 'Notice__c', {
    fields: {
      Account__c: accountId,
      Notice_Type__c: type,
      Reason__c: 'Previous_Occupant',
      Placed_Date__c: '2026-11-18',
    },
  })
  await change(noticeId, { Status__c: 'Checking', Customer_Confirmed__c: true, Resolution_Path__c: path })
  expect(await watchMails(bench)).toEqual([])
  return { noticeId, email }
}

describe('a notice that the customer answered', () => {
  it.each([
    ['en', 'no longer holds up your Northlamp order: Switch-hold.'],
    ['es', 'ya no detiene su pedido de Northlamp: Suspensión de cambio (switch-hold).'],
  ] as const)('and that is settled is reported in %s, once', async (language, words) => {
    const { noticeId, email } = await answeredNotice(language, 'Pay')
    await change(noticeId, {
      Status__c: 'Resolved',
      Evidence__c: 'Payment_Posted',
      Resolved_Date__c: '2026-11-20',
    })
    const [mail, ...more] = await watchMails(bench)
    expect([mail?.to, more]).toEqual([email, []])
    expect(mail?.text).toContain(words)
    expect(await watchMails(bench)).toEqual([])
  })

  it.each([
    ['en', 'Pay', 'Send a proof of payment with the date'],
    ['es', 'Pay', 'Envíe un comprobante de pago con la fecha'],
    ['en', 'New_Occupant', 'Send the signed statement'],
    ['es', 'New_Occupant', 'Envíe la declaración firmada'],
  ] as const)(
    'in %s by %s and whose proof is refused says what settles it',
    async (language, path, words) => {
      const { noticeId, email } = await answeredNotice(language, path, 'Outstanding_Balance')
      await change(noticeId, { Status__c: 'Rejected' })
      const [mail, ...more] = await watchMails(bench)
      expect([mail?.to, more]).toEqual([email, []])
      expect(mail?.text).toContain(words)
      expect(mail?.text).toContain(language === 'en' ? 'Outstanding balance' : 'Saldo pendiente')
    },
  )
})
