import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receiveFile } from './index'
import { benches, type FilesBench } from './testing/files-bench'

const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de', 'hex')
const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n')
const doc = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
const csv = Buffer.from('Fecha,kWh\n2026-01-01,31.5\nAño,"ñ"\n')
const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const program = Buffer.from('7f454c4602010100000000000000000002003e0001000000', 'hex')

async function* chunksOf(bytes: Buffer, size = 10) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

describe.each(Object.entries(benches))('files on %s', (_name, open) => {
  let bench: FilesBench
  const files = () => bench.files

  beforeAll(async () => {
    bench = await open()
  })
  afterAll(() => bench.close())

  function receive(bytes: Buffer, fileName: string, key = 'tests/one', maxSize = 1_048_576) {
    return receiveFile(files(), chunksOf(bytes), fileName, key, { maxSize })
  }

  async function contentOf(key: string): Promise<Buffer | null> {
    const stream = await files().get(key)
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

    // As an iPhone writes it: the kind of photo, then the kinds that it can be read as.
    const heic = Buffer.concat([
      Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1'),
      Buffer.alloc(600),
    ])
    test.each([
      { fileName: 'IMG_0042.HEIC', bytes: heic },
      { fileName: 'IMG_0042.jpg', bytes: heic },
      { fileName: 'IMG_0042.heif', bytes: png },
    ])('$fileName is refused as a photo of a phone, whatever it is named', async ({ fileName, bytes }) => {
      await expect(receive(bytes, fileName, 'tests/heic')).rejects.toMatchObject({ key: 'fileHeic' })
      expect(await contentOf('tests/heic')).toBeNull()
    })

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
        receiveFile(files(), dropped(), 'lease.pdf', 'tests/dropped', { maxSize: 1_000 }),
      ).rejects.toThrow()
      expect(await contentOf('tests/dropped')).toBeNull()
    })
  })

  test('files are removed, and keys cannot leave the folder', async () => {
    await receive(png, 'photo.png', 'tests/removed')
    await files().remove('tests/removed')
    await files().remove('tests/removed')
    expect(await contentOf('tests/removed')).toBeNull()
    for (const key of ['../outside', 'tests/../../outside', '..']) {
      await expect(receive(png, 'photo.png', key)).rejects.toMatchObject({ key: 'unavailable' })
    }
  })

  test.each([0, 5 * 1_048_576, 5 * 1_048_576 + 1, 12_000_001])(
    '%i bytes come back as they were put',
    async (size) => {
      const bytes = randomBytes(size)
      await files().put('tests/large', Readable.from(chunksOf(bytes, 1_000_003)))
      expect((await contentOf('tests/large'))?.equals(bytes)).toBe(true)
    },
  )

  test('of a large file whose line drops nothing stays, and what is put again is what is there', async () => {
    async function* dropped() {
      yield randomBytes(6 * 1_048_576)
      throw new TypeError('the line dropped')
    }
    await expect(files().put('tests/half', Readable.from(dropped()))).rejects.toMatchObject({
      key: 'unavailable',
    })
    expect(await contentOf('tests/half')).toBeNull()
    await files().put('tests/half', Readable.from([png]))
    await files().put('tests/half', Readable.from([pdf]))
    expect(await contentOf('tests/half')).toEqual(pdf)
  })
})
