import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskFiles, type FilesPort, receiveFile } from './index'

let directory: string
let files: FilesPort

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'porchlight-files-'))
  files = createDiskFiles(directory)
})

afterAll(() => rm(directory, { recursive: true, force: true }))

const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de', 'hex')
const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n')
const doc = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
const csv = Buffer.from('Fecha,kWh\n2026-01-01,31.5\nAño,"ñ"\n')
const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const program = Buffer.from('7f454c4602010100000000000000000002003e0001000000', 'hex')

async function* chunksOf(bytes: Buffer, size = 10) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

function receive(bytes: Buffer, fileName: string, key = 'tests/one', maxSize = 1_048_576) {
  return receiveFile(files, chunksOf(bytes), fileName, key, { maxSize })
}

async function contentOf(key: string): Promise<Buffer | null> {
  const stream = await files.get(key)
  if (stream === null) return null
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

describe('a file that is received', () => {
  test.each([
    { fileName: 'Meter photo.PNG', bytes: png, mediaType: 'image/png' },
    { fileName: 'lease.pdf', bytes: pdf, mediaType: 'application/pdf' },
    { fileName: 'letter.doc', bytes: doc, mediaType: 'application/msword' },
    { fileName: 'usage.csv', bytes: csv, mediaType: 'text/csv' },
  ])('$fileName is kept whole, with its size and checksum', async ({ fileName, bytes, mediaType }) => {
    const received = await receive(bytes, fileName, 'tests/kept')
    expect(received).toEqual({
      fileName,
      storageKey: 'tests/kept',
      size: bytes.length,
      checksum: createHash('sha256').update(bytes).digest('hex'),
      extension: fileName.split('.').at(-1)?.toLowerCase(),
      mediaType,
    })
    expect(await contentOf('tests/kept')).toEqual(bytes)
  })

  test.each([
    { fileName: 'photo.png', bytes: pdf },
    { fileName: 'photo.svg', bytes: script },
    { fileName: 'usage.csv', bytes: script },
    { fileName: 'usage.csv', bytes: program },
    { fileName: 'lease.pdf', bytes: program },
    { fileName: 'program.exe', bytes: program },
    { fileName: 'noextension', bytes: png },
    { fileName: 'lease.pdf.html', bytes: pdf },
  ])(
    '$fileName is refused when its bytes are not of a format that is accepted',
    async ({ fileName, bytes }) => {
      await expect(receive(bytes, fileName, 'tests/refused')).rejects.toMatchObject({
        key: 'invalidFileFormat',
      })
      expect(await contentOf('tests/refused')).toBeNull()
    },
  )

  test('is refused beyond the limit, and nothing of it stays', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(200_000, 0x20)])
    await expect(receive(large, 'lease.pdf', 'tests/large', 100_000)).rejects.toMatchObject({
      key: 'fileTooLarge',
    })
    expect(await contentOf('tests/large')).toBeNull()
  })

  test('is refused when it is empty', async () => {
    await expect(receive(Buffer.alloc(0), 'lease.pdf')).rejects.toMatchObject({ key: 'emptyFile' })
  })

  test('leaves nothing behind when the line drops', async () => {
    async function* dropped() {
      yield pdf
      throw new TypeError('the line dropped')
    }
    await expect(
      receiveFile(files, dropped(), 'lease.pdf', 'tests/dropped', { maxSize: 1_000 }),
    ).rejects.toThrow()
    expect(await contentOf('tests/dropped')).toBeNull()
  })
})

test('files are removed, and keys cannot leave the folder', async () => {
  await receive(png, 'photo.png', 'tests/removed')
  await files.remove('tests/removed')
  await files.remove('tests/removed')
  expect(await contentOf('tests/removed')).toBeNull()
  await expect(receive(png, 'photo.png', '../outside')).rejects.toMatchObject({ key: 'unavailable' })
  expect(await readdir(join(directory, '..'))).not.toContain('outside')
})
