import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { benchCredentials, openS3Bench } from '../testing/files-bench'
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
  async (mood) => {
    await bench.files.put('uploads/there', small())
    bench.standIn.faults.mood = mood
    await expect(bench.files.put('uploads/one', small())).rejects.toMatchObject({ key: 'unavailable' })
    if (mood !== 'full') {
      await expect(bench.files.get('uploads/there')).rejects.toMatchObject({ key: 'unavailable' })
    }
    bench.standIn.faults.mood = 'well'
    expect(await bench.files.get('uploads/one')).toBeNull()
  },
  20_000,
)

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
