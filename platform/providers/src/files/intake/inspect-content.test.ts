// Abuse cases A18 and A19: what hides in a file whose name and first bytes fit.
import { describe, expect, it } from 'vitest'
import { inspectContent } from './inspect-content'

/** What the inspector says of bytes that come in chunks of `size`. */
function problemOf(mediaType: string, bytes: Buffer, size = 1_000): string | null {
  const inspector = inspectContent(mediaType)
  for (let start = 0; start < bytes.length; start += size) inspector.look(bytes.subarray(start, start + size))
  return inspector.problem()
}

function png(width: number, height: number): Buffer {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de', 'hex')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** An archive of one entry that claims to unpack to `unpacked` bytes. */
function archive(name: string, unpacked: number, flags = 0): Buffer {
  const local = Buffer.from('PK\u0003\u0004'.padEnd(60, 'x'), 'latin1')
  const entry = Buffer.alloc(46 + name.length)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt32LE(unpacked, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.write(name, 46, 'latin1')
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, entry, end])
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`)
const jpeg = Buffer.from('ffd8ffc00011081000100003012200021101031101ffd9', 'hex')
const tiff = Buffer.from(
  '49492a0008000000020000010400010000003075000001010400010000003075000000000000',
  'hex',
)

describe('a file', () => {
  it.each([
    ['a photo', 'image/png', png(4_000, 3_000)],
    ['a photo of a phone', 'image/jpeg', jpeg],
    ['a document', 'application/pdf', pdf('1 0 obj <</Type /Catalog>>')],
    ['a letter', docx, archive('word/document.xml', 40_000)],
    ['a table', 'text/csv', Buffer.from('a,b\n<5,6>\n')],
  ])('that is %s passes', (_name, mediaType, bytes) => {
    expect(problemOf(mediaType, bytes)).toBeNull()
  })

  it.each([
    ['a locked document', 'application/pdf', pdf('trailer <</Encrypt 5 0 R>>'), 'fileLocked'],
    ['a locked letter', docx, archive('word/document.xml', 100, 1), 'fileLocked'],
    ['a picture of 900 megapixels', 'image/png', png(30_000, 30_000), 'fileTooLargeInside'],
    ['a scan of 900 megapixels', 'image/tiff', tiff, 'fileTooLargeInside'],
    ['a letter that unpacks to gigabytes', docx, archive('word/a.xml', 3_000_000_000), 'fileTooLargeInside'],
    ['a letter with a program', docx, archive('word/vbaProject.bin', 100), 'fileMixed'],
    ['a letter without a directory', docx, Buffer.from('PK\u0003\u0004nothing'), 'invalidFileFormat'],
    ['a picture with a script', 'image/gif', Buffer.from('GIF89a/*<script>alert(1)</script>'), 'fileMixed'],
    ['a picture that is an archive', 'image/png', Buffer.concat([png(9, 9), archive('a', 1)]), 'fileMixed'],
    [
      'a document that is an archive',
      'application/pdf',
      Buffer.concat([pdf(''), archive('a', 1)]),
      'fileMixed',
    ],
    ['a table with a page', 'text/csv', Buffer.from('a,b\n<!DOCTYPE html>\n'), 'fileMixed'],
  ])('that is %s is refused: %#', (_name, mediaType, bytes, problem) => {
    expect(problemOf(mediaType, bytes)).toBe(problem)
  })

  it('is seen through wherever its chunks are cut', () => {
    const locked = pdf(`${' '.repeat(90)}/Encrypt 5 0 R`)
    for (const size of [1, 7, 13, 64]) expect(problemOf('application/pdf', locked, size)).toBe('fileLocked')
  })
})

describe('a file that comes byte by byte', () => {
  it('is looked at in time that grows with its bytes', () => {
    const inspector = inspectContent(docx)
    inspector.look(Buffer.alloc(2_000_000))
    const before = process.cpuUsage()
    for (const byte of Buffer.alloc(65_536)) inspector.look(Buffer.of(byte))
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(1_000)
  })

  it('is found out by its end, wherever that is divided', () => {
    const padding = 40 * 65_536
    const packed = archive('word/vbaProject.bin', 1_000)
    // Where the directory is, from the beginning of the file.
    packed.writeUInt32LE(padding + packed.readUInt32LE(packed.length - 6), packed.length - 6)
    for (const size of [1, 7, 65_536]) {
      const inspector = inspectContent(docx)
      for (let count = 0; count < padding; count += 65_536) inspector.look(Buffer.alloc(65_536))
      for (let start = 0; start < packed.length; start += size) {
        inspector.look(packed.subarray(start, start + size))
      }
      expect(inspector.problem()).toBe('fileMixed')
    }
  })
})
