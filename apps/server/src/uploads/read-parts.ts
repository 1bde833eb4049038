import { fail } from '@porchlight/errors'
import type { UploadPart } from '@porchlight/ui-api/server'
import type { FastifyRequest } from 'fastify'

/**
 * The parts of a request's `multipart/form-data` body, one after the other as they arrive: a file's bytes are
 * read from the line, never gathered. `unsupportedMediaType` for a body of another kind.
 */
export async function* readParts(request: FastifyRequest): AsyncGenerator<UploadPart> {
  if (!request.isMultipart()) throw fail('unsupportedMediaType', { expected: 'multipart/form-data' })
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        // A file field that was left empty comes without a name.
        const fileName: string | undefined = part.filename
        yield { kind: 'file', name: part.fieldname, fileName: fileName ?? '', bytes: readFile(part.file) }
        // The next part comes only once this one's bytes are off the line.
        part.file.resume()
      } else {
        yield { kind: 'field', name: part.fieldname, value: part.value }
      }
    }
  } catch (error) {
    // What the reader of forms throws is about the form; errors of whoever reads the parts do not come here.
    throw fail('malformedRequest', {}, { cause: error })
  } finally {
    // A browser reads the answer once its form is off the line, also when the form was refused half-way.
    request.raw.unpipe()
    request.raw.resume()
  }
}

/** A file's bytes; `malformedRequest` when the form ends within them. */
async function* readFile(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]()
  while (true) {
    const next = await iterator.next().catch((cause: unknown) => {
      throw fail('malformedRequest', {}, { cause })
    })
    if (next.done === true) return
    yield next.value
  }
}
