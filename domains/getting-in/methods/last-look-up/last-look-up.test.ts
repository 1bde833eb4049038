import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLookUpNote, writeLookUpNote } from '../../../customers/operations/look-up/look-up-note'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer } from '../../../testing/new-customer'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

it('a browser is told where the mail of its own look-up went, and no other browser is', async () => {
  const { confirmationNumber: identifier, zipCode } = await createCustomer(bench)
  const browser = bench.browser()
  expect(await browser.call('lastLookUp')).toEqual({ found: null })
  const { maskedEmail } = await browser.call('findMyAccount', { identifier, zipCode })
  expect(maskedEmail).toMatch(/^n•••@example\.com$/)
  expect(await browser.call('lastLookUp')).toEqual({ found: { maskedEmail } })
  expect(await bench.browser().call('lastLookUp')).toEqual({ found: null })

  const unreachable = await createCustomer(bench, { email: null })
  await browser.call('findMyAccount', { identifier: unreachable.confirmationNumber, zipCode })
  expect(await browser.call('lastLookUp')).toEqual({ found: { maskedEmail: null } })
})

describe('the note of a look-up', () => {
  it('comes back as it was', () => {
    for (const maskedEmail of [null, 'd•••@example.com', 'ñ•••@example.com', '𝒳•••@example.com'])
      expect(readLookUpNote(writeLookUpNote(maskedEmail))).toEqual({ maskedEmail })
  })

  it('fits into a cookie or is not written', () => {
    expect(writeLookUpNote(`d•••@${'x'.repeat(250)}.example.com`)).toBeNull()
    expect(writeLookUpNote('d•••@example.com')).toMatch(/^[A-Za-z0-9_.-]{1,200}$/)
  })

  it('is nothing when it is none of ours', () => {
    const ofText = (text: string) => `to.${Buffer.from(text).toString('base64url')}`
    const foreign = [
      '',
      'to.',
      'to.***',
      ofText('dana@example.com'),
      ofText('Call (713) 555-0100 d•••@x.com'),
    ]
    for (const note of [null, ...foreign]) expect(readLookUpNote(note)).toBeNull()
  })
})
