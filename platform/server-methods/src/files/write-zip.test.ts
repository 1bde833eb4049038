import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { type ArchiveEntry, writeZip } from './write-zip'

const madeAt = new Date('2026-11-20T18:00:00Z')

async function* inPieces(...pieces: readonly string[]) {
  for (const piece of pieces) yield piece
}

async function* entriesOf(...entries: readonly ArchiveEntry[]) {
  for (const entry of entries) yield entry
}

it('holds each entry under its path, whatever it was given in', async () => {
  const photo = new Uint8Array([0xff, 0xd8, 0xff])
  const archive = await buffer(
    writeZip(
      entriesOf(
        { path: 'tables/Año.csv', content: inPieces('a', 'ñ', '€') },
        { path: 'photo.jpg', content: [photo], isCompressed: true },
        { path: 'empty.txt', content: [] },
      ),
      madeAt,
    ),
  )
  const files = unzipSync(new Uint8Array(archive))
  expect(strFromU8(files['tables/Año.csv'] ?? new Uint8Array())).toBe('añ€')
  expect(files['photo.jpg']).toEqual(photo)
  expect(files['empty.txt']).toHaveLength(0)
})

it('requests no entry before the one before it was sent', async () => {
  const requested: string[] = []
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    for (const name of ['first', 'second']) {
      requested.push(name)
      // More than all buffers in between can hold.
      yield {
        path: name,
        content: Array.from({ length: 64 }, () => new Uint8Array(65_536)),
        isCompressed: true,
      }
    }
  }
  const archive = writeZip(entries(), madeAt)
  await once(archive, 'readable')
  expect(requested).toEqual(['first'])
  archive.resume()
  await once(archive, 'end')
  expect(requested).toEqual(['first', 'second'])
})

it('fails when an entry fails, so that nobody takes a part for the whole', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield 'half'
    throw new TypeError('The database went away.')
  }
  const archive = writeZip(entriesOf({ path: 'data.json', content: broken() }), madeAt)
  await expect(buffer(archive)).rejects.toThrow('The database went away.')
})

it('ends what it reads when its reader leaves', async () => {
  let ended = 0
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield new Uint8Array(65_536)
    } finally {
      ended += 1
    }
  }
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    try {
      yield { path: 'endless', content: endless(), isCompressed: true }
    } finally {
      ended += 1
    }
  }
  const archive = writeZip(entries(), madeAt)
  await once(archive, 'readable')
  archive.destroy()
  await expect.poll(() => ended).toBe(2)
})
