import type { NetworkAdapter } from '../network/resource-request'
import { sendRequest } from '../network/send-request'
import type { Conflict, QueuedWrite } from './queued-write'

/** Reads the server's values of the fields that a write would change; null when they cannot be read. */
export async function readTheirs(write: QueuedWrite, network: NetworkAdapter): Promise<Conflict | null> {
  const { apiName, recordId, request, fields } = write
  if (apiName === null) return null
  const { ok, body } = await sendRequest(network, {
    ...request,
    method: 'GET',
    queryParams: { optionalFields: Object.keys(fields).map((name) => `${apiName}.${name}`) },
    headers: { 'Cache-Control': 'no-cache' },
    urlParams: { recordId },
    body: null,
  })
  if (!ok || typeof body !== 'object' || body === null) return null
  const record = body as {
    readonly weakEtag?: unknown
    readonly fields?: Readonly<Record<string, { readonly value: unknown }>>
  }
  if (typeof record.weakEtag !== 'number') return null
  return {
    weakEtag: record.weakEtag,
    theirs: Object.fromEntries(
      Object.keys(fields).map((name) => [name, record.fields?.[name]?.value ?? null]),
    ),
  }
}
