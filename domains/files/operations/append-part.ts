import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type FileForm, readFileForm } from '@porchlight/server-methods/form/read-file-form'
import { maxPartBytes } from './part-schemas'

/**
 * Appends the part that a form holds to an upload, and returns how far that is. `ownerOf` decides by the field
 * `subject` who may continue which uploads. A part is gathered first: one that breaks off leaves nothing, and is sent
 * again.
 *
 * @throws invalidParameter for a form without an offset or bytes; bodyTooLarge for a part of more than `maxPartBytes`
 */
export async function appendPart<Subject extends string>(
  { resumableUploads }: Pick<MethodContext, 'resumableUploads'>,
  body: unknown,
  subject: Subject,
  ownerOf: (value: string) => Promise<string>,
) {
  const form = {
    names: [subject, 'uploadId', 'offset'],
    leading: [subject],
    fileFields: ['part'],
    maxFiles: 1,
    admit: (texts) => ownerOf(texts[subject]),
    receive: ({ bytes }) => gather(bytes),
    discard: async () => undefined,
  } as const satisfies FileForm<Subject | 'uploadId' | 'offset', string, Buffer>
  return readFileForm<Subject | 'uploadId' | 'offset', string, Buffer, PartStatus>(
    body,
    form,
    async (owner, { uploadId, offset }, [part]) => {
      if (part === undefined || part.length === 0 || !/^[0-9]{1,10}$/.test(offset)) {
        throw fail('invalidParameter', { parameter: 'part', reason: 'send uploadId, offset and the bytes.' })
      }
      const status = await resumableUploads.append(owner, uploadId, Number(offset), part)
      return { ...status, maxPartBytes }
    },
  )
}

/** The answer to a part. */
interface PartStatus {
  readonly uploadId: string
  readonly offset: number
  readonly maxPartBytes: number
}

async function gather(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > maxPartBytes) throw fail('bodyTooLarge', { limit: maxPartBytes })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
