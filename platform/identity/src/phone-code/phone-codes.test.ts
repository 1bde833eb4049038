import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdentityBench, minute, openIdentityBench } from '../testing/identity-bench'

let bench: IdentityBench

beforeAll(async () => {
  bench = await openIdentityBench()
})
afterAll(() => bench.close())

const number = '+17135550121'
const codeOf = async (person: string, offer: string) =>
  (await bench.identity.phoneCodeOf(person, offer))?.code ?? ''
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code is six digits, the same however often it is asked for, and right once', async () => {
  const { id } = await bench.identity.offerPhoneCode('ana', number)
  const code = await codeOf('ana', id)
  expect(code).toMatch(/^\d{6}$/)
  expect(await bench.sibling().phoneCodeOf('ana', id)).toEqual({ code, number })
  expect(await bench.identity.usePhoneCode('ana', other(code))).toBe('wrong')
  expect(await bench.identity.usePhoneCode('ana', ` ${code.slice(0, 3)} ${code.slice(3)}`)).toBe('right')
  expect(await bench.identity.usePhoneCode('ana', code)).toBe('over')
  expect(await bench.identity.phoneCodeOf('ana', id)).toBeNull()
  expect(await bench.identity.findPhoneOffer('ana')).toMatchObject({ number, state: 'used' })
})

test('a code of another person, of an earlier offer or after ten minutes is none', async () => {
  const first = await bench.identity.offerPhoneCode('ivo', number)
  const early = await codeOf('ivo', first.id)
  const second = await bench.identity.offerPhoneCode('ivo', number)
  const late = await codeOf('ivo', second.id)
  expect(await bench.identity.phoneCodeOf('ivo', first.id)).toBeNull()
  if (early !== late) expect(await bench.identity.usePhoneCode('ivo', early)).toBe('wrong')
  expect(await bench.identity.usePhoneCode('lee', late)).toBe('over')
  bench.moveClock(10 * minute)
  expect(await bench.identity.usePhoneCode('ivo', late)).toBe('over')
  expect((await bench.identity.findPhoneOffer('ivo'))?.state).toBe('over')
})

test('five guesses are looked at, also of forty at once', async () => {
  const { id } = await bench.identity.offerPhoneCode('lee', number)
  const code = await codeOf('lee', id)
  const guesses = await Promise.all(
    Array.from({ length: 40 }, () => bench.identity.usePhoneCode('lee', other(code))),
  )
  expect(guesses.filter((answer) => answer === 'wrong')).toHaveLength(4)
  expect(await bench.identity.usePhoneCode('lee', code)).toBe('over')
  expect((await bench.identity.findPhoneOffer('lee'))?.state).toBe('over')
  expect(await bench.identity.phoneCodeOf('lee', id)).toBeNull()
})

test('a code follows from its seed, its person and its number, in every release', async () => {
  const { offerPhoneCode, phoneCodeOf } = bench.sibling({ randomBytes: (size) => Buffer.alloc(size, 7) })
  const codeFor = async (person: string, to: string) => {
    const { id } = await offerPhoneCode(person, to)
    expect(id).toMatch(/^(?:07){16}$/)
    return (await phoneCodeOf(person, id))?.code
  }
  const codes = [
    await codeFor('ann', number),
    await codeFor('ben', number),
    await codeFor('ann', '+17135550122'),
  ]
  expect(codes[0]).toBe('081828')
  expect(new Set(codes).size).toBe(3)
})

test('one of many who give the right code at once is right', async () => {
  const { id } = await bench.identity.offerPhoneCode('mia', number)
  const code = await codeOf('mia', id)
  const answers = await Promise.all(Array.from({ length: 5 }, () => bench.identity.usePhoneCode('mia', code)))
  expect(answers.filter((answer) => answer === 'right')).toHaveLength(1)
})
