import { fail, isPorchlightError } from '@porchlight/errors'
import { addressKey } from '@porchlight/identity'
import type { UploadPart } from '@porchlight/ui-api/server'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { clientAddressOf } from '../http/client-address'
import { resolvePageViewer } from '../viewer/resolve-viewer'
import { linkCookie, lookUpGrantCookie, orderLinkCookie } from '../viewer/session-cookie'
import type { FlightKeys, FormInFlight } from './forms-in-flight'

/**
 * Yields the parts of a request's `multipart/form-data` body in order of arrival: a file's bytes are streamed, never
 * buffered. The reader of the parts checks the sender's permission before the first byte of a file.
 * `unsupportedMediaType` for a body of another type, `rateLimited` when an address or person has too much in flight.
 */
export async function* readParts(
  request: FastifyRequest,
  context: ServerContext,
): AsyncGenerator<UploadPart> {
  if (!request.isMultipart()) throw fail('unsupportedMediaType', { expected: 'multipart/form-data' })
  const flight = context.formsInFlight.take(await flightKeys(request, context))
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        // A file field that was left empty arrives without a name.
        const fileName: string | undefined = part.filename
        yield {
          kind: 'file',
          name: part.fieldname,
          fileName: fileName ?? '',
          bytes: readFile(part.file, flight),
        }
        // The next part arrives only after this one's bytes have been read.
        part.file.resume()
      } else {
        yield { kind: 'field', name: part.fieldname, value: part.value }
      }
    }
  } catch (error) {
    if (isPorchlightError(error)) throw error
    // Errors thrown by the form parser are about the form; errors of the reader of the parts do not reach this point.
    throw fail('malformedRequest', {}, { cause: error })
  } finally {
    flight.land()
    // A browser reads the response only after its form has been read, even if the form was rejected halfway.
    request.raw.unpipe()
    request.raw.resume()
  }
}

/**
 * Returns the keys of a form; a person is a signed-in user, or a guest with the link or the look-up that permits
 * uploads.
 */
async function flightKeys(request: FastifyRequest, context: ServerContext): Promise<FlightKeys> {
  const { secure } = context.settings
  const { viewer } = await resolvePageViewer(request, context)
  const person =
    viewer.class === 'guest'
      ? ([orderLinkCookie, linkCookie, lookUpGrantCookie]
          .map((cookie) => cookie.read(request, secure))
          .find((token) => token !== null) ?? null)
      : viewer.userId
  return { address: addressKey(clientAddressOf(request)), person }
}

/** Yields a file's bytes; `malformedRequest` when the form ends within them. */
async function* readFile(bytes: AsyncIterable<Uint8Array>, flight: FormInFlight): AsyncGenerator<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]()
  while (true) {
    const next = await iterator.next().catch((cause: unknown) => {
      throw fail('malformedRequest', {}, { cause })
    })
    if (next.done === true) return
    flight.count(next.value.length)
    yield next.value
  }
}
