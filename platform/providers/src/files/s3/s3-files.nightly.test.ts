import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { benchCredentials, benchLimitMs, openS3Bench } from '../testing/files-bench'
import { createS3Files } from './s3-files'

let bench: Awaited<ReturnType<typeof openS3Bench>>

beforeAll(async () => {
  bench = await openS3Bench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.standIn.faults.mood = 'well'
  bench.standIn.calls.length = 0
})

const small = () => Readable.from([Buffer.from('%PDF-1.7')])
const none = () => Readable.from([])

it('puts a small file at once and a large one in parts, and leaves no part behind', async () => {
  await bench.files.put('uploads/small', small())
  await bench.files.put('uploads/large', Readable.from([randomBytes(11 * 1_048_576)]))
  expect(bench.standIn.calls).toEqual(['PUT', 'POST begin', 'PUT part', 'PUT part', 'PUT part', 'POST end'])
  expect(bench.standIn.objects.get('documents/uploads/large')?.length).toBe(11 * 1_048_576)
  expect(bench.standIn.uploads.size).toBe(0)
})

it('ends what it began when the line drops', async () => {
  async function* dropped() {
    yield randomBytes(6 * 1_048_576)
    throw new TypeError('the line dropped')
  }
  await expect(bench.files.put('uploads/half', Readable.from(dropped()))).rejects.toMatchObject({
    key: 'unavailable',
  })
  expect([bench.standIn.calls.includes('DELETE end'), bench.standIn.uploads.size]).toEqual([true, 0])
})

it.each(['down', 'hanging', 'full'] as const)(
  'fails with unavailable while S3 is %s',
  async (faultMode) => {
    await bench.files.put('uploads/there', small())
    bench.standIn.faults.mood = faultMode
    await expect(bench.files.put('uploads/one', small())).rejects.toMatchObject({ key: 'unavailable' })
    if (faultMode !== 'full') {
      await expect(bench.files.get('uploads/there')).rejects.toMatchObject({ key: 'unavailable' })
    }
    bench.standIn.faults.mood = 'well'
    expect(await bench.files.get('uploads/one')).toBeNull()
  },
  20_000,
)

/** How a call ends, and within how many limits. */
async function ending(call: Promise<unknown>) {
  const startedAt = performance.now()
  const failure: unknown = await call.catch((error: unknown) => error)
  return {
    key: (failure as { key?: unknown }).key,
    limits: Math.ceil((performance.now() - startedAt) / benchLimitMs),
  }
}
const failsFast = { key: 'unavailable', limits: expect.toSatisfy((limits: number) => limits <= 3) }
const large = () => Readable.from([randomBytes(11 * 1_048_576)])

it('tells within its limit of a S3 that hangs, whatever it is asked, and is well again with it', async () => {
  await bench.files.put('uploads/there', small())
  bench.standIn.faults.mood = 'hanging'
  expect(await ending(bench.files.put('uploads/small', small()))).toEqual(failsFast)
  expect(await ending(bench.files.put('uploads/large', large()))).toEqual(failsFast)
  expect(await ending(bench.files.get('uploads/there'))).toEqual(failsFast)
  expect(await ending(bench.files.remove('uploads/there'))).toEqual(failsFast)
  bench.standIn.faults.mood = 'well'
  await bench.files.put('uploads/small', small())
  expect(await text((await bench.files.get('uploads/small')) ?? none())).toBe('%PDF-1.7')
})

it('tells within its limit of a S3 that stops in the midst of a file, and leaves no part behind', async () => {
  await bench.files.put('uploads/there', large())
  bench.standIn.faults.mood = 'stalling'
  expect(await ending(bench.files.put('uploads/large', large()))).toEqual(failsFast)
  const half = await bench.files.get('uploads/there')
  const startedAt = performance.now()
  await expect(buffer(half ?? none())).rejects.toThrow('S3 took too long.')
  expect(performance.now() - startedAt).toBeLessThan(3 * benchLimitMs)
  await expect.poll(() => bench.standIn.uploads.size).toBe(0)
  expect(bench.standIn.objects.has('documents/uploads/large')).toBe(false)
})

it('waits for a S3 that is slow but goes on, longer in all than its limit', async () => {
  bench.standIn.faults.mood = 'slow'
  const startedAt = performance.now()
  await bench.files.put('uploads/large', large())
  const put = performance.now()
  const got = await buffer((await bench.files.get('uploads/large')) ?? none())
  expect(got.length).toBe(11 * 1_048_576)
  expect(Math.min(put - startedAt, performance.now() - put)).toBeGreaterThan(benchLimitMs)
}, 30_000)

it('waits for whoever reads: S3 is not silent while nobody asks it for more', async () => {
  await bench.files.put('uploads/there', large())
  const got = await bench.files.get('uploads/there')
  let length = 0
  for await (const chunk of got ?? none()) {
    if (length === 0) await setTimeout(benchLimitMs + 700)
    length += (chunk as Buffer).length
  }
  expect(length).toBe(11 * 1_048_576)
})

it('with another secret, or without a bucket, nothing is read and nothing kept', async () => {
  const place = { region: 'us-east-1', endpoint: bench.standIn.endpoint, credentials: benchCredentials }
  await bench.files.put('uploads/there', small())
  const stranger = await createS3Files({ ...place, bucket: 'others' })
  await expect(stranger.get('uploads/there')).rejects.toMatchObject({ key: 'unavailable' })
  const credentials = { ...benchCredentials, secretAccessKey: 'another' }
  const thief = await createS3Files({ ...place, bucket: 'documents', credentials })
  await expect(thief.get('uploads/there')).rejects.toMatchObject({ key: 'unavailable' })
  await expect(thief.put('uploads/two', small())).rejects.toMatchObject({ key: 'unavailable' })
  expect(await bench.files.get('uploads/two')).toBeNull()
})
