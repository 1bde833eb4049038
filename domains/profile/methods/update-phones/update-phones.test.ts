import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPhone } from '../../../customers/operations/person/read-phone'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const dana = 'dana.whitcombe@example.com'

async function contactOf(username: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { rows } = await bench.world.context.pool.query<Record<string, unknown>>(
    `select contact."MobilePhone", contact."OtherPhone", contact."Preferred_Language__c", login."LanguageLocaleKey"
     from record."Contact" contact join record."User" login on login."ContactId" = contact."Id"
     where login."Username" = $1`,
    [username],
  )
  return rows[0]
}

describe('updatePhones', () => {
  it('keeps the numbers in one form and takes an empty one off', async () => {
    const browser = bench.browser()
    await browser.signIn(dana)
    const typed = { mobilePhone: ' +1 713-555-0155 ', otherPhone: '(713) 555-0156 x12' }
    expect(await browser.call('updatePhones', typed)).toEqual({
      location: '/profile?saved',
      mobilePhone: '(713) 555-0155',
      otherPhone: '(713) 555-0156 ext. 12',
    })
    await browser.call('updatePhones', { mobilePhone: '7135550157', otherPhone: '' })
    expect(await contactOf(dana)).toMatchObject({ MobilePhone: '(713) 555-0157', OtherPhone: null })
  })

  it('names every number that is none', async () => {
    const browser = bench.browser()
    await browser.signIn(dana)
    const refusal = await browser.refusal('updatePhones', { mobilePhone: '12', otherPhone: 'call me' })
    expect(refusal.message).toBe('Please enter a valid phone number.')
    expect(refusal.fieldErrors.map(({ field }) => field)).toEqual(['mobilePhone', 'otherPhone'])
  })

  it.each(['123', '(113) 555-0121', '900 555 0101', '+34 600 000 000', '+44 20 7946 0018', 'x'.repeat(60)])(
    'refuses %s',
    (typed) => {
      expect(readPhone(typed)).toBe('invalid')
    },
  )

  it('is for customers who are signed in', async () => {
    const body = { mobilePhone: '', otherPhone: '' }
    expect(await bench.browser().refusalKey('updatePhones', body)).toBe('invalidSession')
    const staff = bench.browser()
    staff.cookies.session = await bench.world.tokenOf('admin@example.com')
    expect(await staff.refusalKey('updatePhones', body)).toBe('forbidden')
  })
})

describe('updateLanguage', () => {
  it('changes it at the person and at the login', async () => {
    const browser = bench.browser()
    await browser.signIn(dana)
    await browser.call('updateLanguage', { language: 'es' })
    expect(await contactOf(dana)).toMatchObject({ Preferred_Language__c: 'es', LanguageLocaleKey: 'es_US' })
    await browser.call('updateLanguage', { language: 'en' })
    expect(await contactOf(dana)).toMatchObject({ Preferred_Language__c: 'en', LanguageLocaleKey: 'en_US' })
    expect(await bench.browser().refusalKey('updateLanguage', { language: 'en' })).toBe('invalidSession')
  })
})
