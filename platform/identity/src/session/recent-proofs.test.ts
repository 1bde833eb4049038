import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  hour,
  type IdentityBench,
  logInRequest,
  minute,
  openIdentityBench,
  rightPassword,
} from '../testing/identity-bench'

let bench: IdentityBench

beforeAll(async () => {
  bench = await openIdentityBench()
})
afterAll(() => bench.close())

const proofsOf = (token: string) => bench.identity.findRecentProofs(token)

test('a sign-in counts as a proof for ten minutes, of a factor only when one was answered', async () => {
  const { token } = await bench.identity.startSession('user-plain')
  const both = await bench.identity.startSession('user-both', {
    factorProvedAt: new Date('2026-03-01T12:00:00.250Z'),
  })
  expect(await proofsOf(token)).toEqual({ any: true, factor: false })
  expect(await proofsOf(both.token)).toEqual({ any: true, factor: true })
  bench.moveClock(10 * minute - 1)
  expect(await proofsOf(token)).toEqual({ any: true, factor: false })
  expect(await proofsOf(both.token)).toEqual({ any: true, factor: true })
  bench.moveClock(1)
  expect(await proofsOf(token)).toEqual({ any: false, factor: false })
  expect(await proofsOf(both.token)).toEqual({ any: false, factor: false })
})

test('a later proof counts from then on, a password not as a factor', async () => {
  const { token } = await bench.identity.startSession('user-later')
  bench.moveClock(12 * minute)
  await bench.identity.noteProof(token, 'password')
  expect(await proofsOf(token)).toEqual({ any: true, factor: false })
  bench.moveClock(8 * minute)
  await bench.identity.noteProof(token, 'factor')
  expect(await proofsOf(token)).toEqual({ any: true, factor: true })
  bench.moveClock(8 * minute)
  expect(await proofsOf(token)).toEqual({ any: true, factor: true })
})

test('a proof is of its own session alone, and of none that is over or a program’s', async () => {
  const { token } = await bench.identity.startSession('user-own')
  const other = await bench.identity.startSession('user-own')
  bench.moveClock(20 * minute)
  await bench.identity.noteProof(token, 'factor')
  expect(await proofsOf(other.token)).toEqual({ any: false, factor: false })
  await bench.identity.endSession(token)
  expect(await proofsOf(token)).toEqual({ any: false, factor: false })
  const program = await bench.identity.issueBearerToken('user-own', hour)
  expect(await proofsOf(program.token)).toEqual({ any: false, factor: false })
  expect(await proofsOf('no token')).toEqual({ any: false, factor: false })
})

test('a sign-in that waited for a factor has proved it', async () => {
  await bench.identity.setPassword('user-lee', rightPassword)
  const result = await bench.identity.logIn(logInRequest('lee@example.com', rightPassword))
  if (result.outcome !== 'pending') throw new TypeError(result.outcome)
  const issued = await bench.identity.completePendingSignIn(result.token)
  expect(await proofsOf(issued?.token ?? '')).toEqual({ any: true, factor: true })
})
