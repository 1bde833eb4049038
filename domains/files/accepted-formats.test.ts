import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

/** The formats as they would be with another one, declared in the one place. */
const declaration = '../../platform/file-formats/src/accepted-formats'
const webp = Buffer.from('RIFF\u0024\0\0\0WEBPVP8 \u0018\0\0\0', 'latin1')

const folder = mkdtempSync(join(tmpdir(), 'porchlight-formats-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function loadParts() {
  const [recogniser, rules, files, checked, errors, messages, documents] = await Promise.all([
    import('@porchlight/providers/files'),
    import('./objects/content-version/rules'),
    import('@porchlight/file-formats'),
    import('./components/check-attachment'),
    import('@porchlight/errors'),
    import('../messages/components/labels'),
    import('../documents/components/labels'),
  ])
  const complaintsOf = (extension: string) =>
    rules.contentVersionRules.flatMap((rule) => {
      const next = { FileExtension: extension }
      const complaint = rule.check({ previous: null, next } as never)
      return complaint === null ? [] : [complaint]
    })
  return {
    receive: async (name: string, bytes: Buffer) => {
      const files = recogniser.createDiskFiles(folder)
      return recogniser.receiveFile(files, Readable.from([bytes]), name, 'uploads/accepted', {
        maxSize: 1_000,
      })
    },
    complaintsOf,
    accept: files.acceptedFiles,
    checkFile: checked.checkFile,
    texts: [
      errors.errorCatalogue.invalidFileFormat.message,
      complaintsOf('exe')[0]?.message,
      messages.messageLabels.attachmentHint,
      documents.labels.filesHint,
    ] as readonly { readonly en: string; readonly es: string }[],
  }
}

describe('a format that is not declared', () => {
  it('is not accepted anywhere', async () => {
    const parts = await loadParts()
    await expect(parts.receive('lease.webp', webp)).rejects.toMatchObject({ key: 'invalidFileFormat' })
    expect(parts.complaintsOf('webp')).toHaveLength(1)
    expect(parts.checkFile({ name: 'lease.webp', size: 1 })).toBe('invalidFileFormat')
    expect(parts.accept).not.toContain('webp')
  })

  it.each(['constructor', 'toString'])('is not %s, which every object has', async (extension) => {
    const parts = await loadParts()
    expect(parts.checkFile({ name: `lease.${extension}`, size: 1 })).toBe('invalidFileFormat')
    await expect(parts.receive(`lease.${extension}`, webp)).rejects.toMatchObject({
      key: 'invalidFileFormat',
    })
  })
})

describe('a tenth format, declared once', () => {
  let parts: Awaited<ReturnType<typeof loadParts>>

  beforeAll(async () => {
    vi.resetModules()
    vi.doMock(declaration, async (original) => {
      const { acceptedFormats } = await original<{ readonly acceptedFormats: object }>()
      return { acceptedFormats: { ...acceptedFormats, webp: { mediaType: 'image/webp' } } }
    })
    parts = await loadParts()
  })
  afterAll(() => {
    vi.doUnmock(declaration)
    vi.resetModules()
  })

  it('is recognised by its name and its bytes', async () => {
    expect(await parts.receive('lease.webp', webp)).toMatchObject({ mediaType: 'image/webp' })
    await expect(parts.receive('lease.webp', Buffer.from('a letter'))).rejects.toMatchObject({
      key: 'invalidFileFormat',
    })
  })

  it('is stored by the rules of the file', () => {
    expect(parts.complaintsOf('webp')).toEqual([])
  })

  it('can be chosen in the file fields', () => {
    expect(parts.accept).toBe('.png,.pdf,.jpg,.doc,.docx,.jpeg,.gif,.tiff,.csv,.webp')
    expect(parts.checkFile({ name: 'lease.webp', size: 1 })).toBeNull()
  })

  it('is named by labels, rules and errors in both languages', () => {
    expect(parts.texts).toHaveLength(4)
    for (const { en, es } of parts.texts) {
      expect(en).toContain('png, pdf, jpg, doc, docx, jpeg, gif, tiff, csv or webp')
      expect(es).toContain('png, pdf, jpg, doc, docx, jpeg, gif, tiff, csv o webp')
    }
  })
})
