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
 * The parts of a request's `multipart/form-data` body, one after the other as they arrive: a file's bytes are
 * read from the line, never gathered. Whoever reads the parts decides whether the sender may, before the first byte of
 * a file. `unsupportedMediaType` for a body of another kind, `rateLimited` when too much is on its way from one
 * address or person.
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
        // A file field that was left empty comes without a name.
        const fileName: string | undefined = part.filename
        yield {
          kind: 'file',
          name: part.fieldname,
          fileName: fileName ?? '',
          bytes: readFile(part.file, flight),
        }
        // The next part comes only once this one's bytes are off the line.
        part.file.resume()
      } else {
        yield { kind: 'field', name: part.fieldname, value: part.value }
      }
    }
  } catch (error) {
    if (isPorchlightError(error)) throw error
    // What the reader of forms throws is about the form; errors of the reader of the parts do not reach this point.
    throw fail('malformedRequest', {}, { cause: error })
  } finally {
    flight.land()
    // A browser reads the answer once its form is off the line, also when the form was refused half-way.
    request.raw.unpipe()
    request.raw.resume()
  }
}

/** A person is a signed-in user, or a guest with the link or the look-up that permits uploads. */
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

/** A file's bytes; `malformedRequest` when the form ends within them. */
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
