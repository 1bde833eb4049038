import { randomUUID } from 'node:crypto'
import { identitySignatureHeader } from '../../identity-check'
import { type Answer, type Call, type PlantedWire, startReferenceServer } from './reference-server'
import { createEventSender, type PlantedCalls } from './sending-events'

/** The faults of an identity gateway. */
export interface PlantedIdentity extends PlantedWire {
  readonly hasNoPage?: boolean
  readonly calls?: PlantedCalls
}

/**
 * An identity gateway that follows the document, except for planted faults; the person passes as soon as the page is
 * opened.
 */
export async function startReferenceIdentity(
  planted: PlantedIdentity,
  way: { readonly address: string; readonly secret: string } | null,
) {
  const references = new Map<string, string>()
  const sender = createEventSender(
    way === null ? null : { ...way, path: '/webhooks/identity', header: identitySignatureHeader },
    planted.calls ?? {},
  )
  const handle = ({ method, path, body }: Call) => {
    if (method === 'POST') {
      const checkReference = randomUUID()
      references.set(checkReference, (body as { readonly reference: string }).reference)
      return { status: 201, body: { reference: checkReference } } satisfies Answer
    }
    const checkReference = path.replace('/c/', '')
    const reference = references.get(checkReference)
    if (reference === undefined) return { status: 404 }
    sender.send({ reference, checkReference, outcome: 'passed' })
    if (planted.hasNoPage === true) return { status: 404 }
    return (response: import('node:http').ServerResponse) =>
      void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<title>Check</title>')
  }
  const server = await startReferenceServer(handle, planted, ({ method }) => method === 'GET')
  return {
    baseUrl: server.baseUrl,
    close: async () => {
      sender.stop()
      await server.close()
    },
  }
}
