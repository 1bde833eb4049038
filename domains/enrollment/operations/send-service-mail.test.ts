import type { BrandKey } from '@porchlight/brands'
import { brandKeys, brandOf } from '@porchlight/brands'
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

const looks = brandKeys.flatMap((brand): [BrandKey, 'en' | 'es'][] => [
  [brand, 'en'],
  [brand, 'es'],
])

describe('the customer of an account', () => {
  it.each(looks)(
    'of %s is welcomed in %s when its service starts, and told when it ends',
    async (brand, language) => {
      const { accountId, accountNumber, email } = await createCustomer(bench, {
        brand,
        language,
        status: 'Pending',
      })
      expect(await watchMails(bench)).toEqual([])
      const name = brandOf(brand).names.displayName
      await change(accountId, { Status__c: 'Active' })
      const [welcome, ...more] = await watchMails(bench)
      expect([welcome?.to, more]).toEqual([email, []])
      expect(welcome?.subject).toContain(name)
      expect(welcome?.text).toContain('12 Lantern Row')
      expect(welcome?.text).toContain(accountNumber)
      expect(welcome?.text).toContain(`https://${brand}.example.com${language === 'es' ? '/es' : ''}/login\n`)
      await change(accountId, { Status__c: 'Closed' })
      const [ended] = await watchMails(bench)
      expect(ended?.text).toContain(
        language === 'en'
          ? `${name} no longer serves 12 Lantern Row.`
          : `${name} ya no presta servicio en 12 Lantern Row.`,
      )
      expect(await watchMails(bench)).toEqual([])
    },
  )

  it('that comes from the billing system as an old one is not welcomed', async () => {
    await createCustomer(bench, { status: 'Active' })
    expect(await watchMails(bench)).toEqual([])
  })

  it('whose order is cancelled before its service starts is not mailed as if it had ended', async () => {
    await createCustomer(bench, { status: 'Cancelled' })
    expect(await watchMails(bench)).toEqual([])
  })
})
