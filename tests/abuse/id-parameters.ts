import { metadata } from '@porchlight/server/testing'
import type { FixtureRequest } from '@porchlight/ui-api/fixtures'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Target } from './abuse-world'
import { type CallExample, callExamples, idsInOrder, injectionOf } from './call-examples'
import { type OwnedRecord, unknownIdLike } from './owned-records'

/** An id parameter in a call's example. */
export interface IdParameter {
  readonly name: string
  readonly contract: CallExample['contract']
  /** The object whose record the example names there. */
  readonly objectApiName: string
  /** Returns the request with `id` there, and in other parameters for which `own` has no record. */
  readonly request: (id: string, own: readonly OwnedRecord[]) => InjectOptions
}

/** Every id parameter of every call of the data service, deletions last. */
export const idParameters: readonly IdParameter[] = callExamples
  .flatMap((example) =>
    example.named.map(
      ({ objectApiName }, place): IdParameter => ({
        name: `${example.name}, place ${place}`,
        contract: example.contract,
        objectApiName,
        request: (id, own) => {
          const ids = idsInOrder((record, at) => {
            if (at === place) return id
            const found = own.find((candidate) => candidate.objectApiName === record.objectApiName)
            return record.kind === 'own' && found !== undefined
              ? found.id
              : unknownIdLike('500000000000000AAA')
          })
          return injectionOf(example, withListOf(id, objectApiName, example.request(ids)))
        },
      }),
    ),
  )
  .sort((a, b) => rank(a) - rank(b))

/** Uses a related list of the record's own object, where the example names one of another. */
function withListOf(id: string, objectApiName: string, request: FixtureRequest): FixtureRequest {
  const object = metadata.objectByKeyPrefix(id.slice(0, 3))
  const [list] = object?.relatedLists ?? []
  const { parentRecordId, recordIds, relatedListId, relatedListNames } = request.params ?? {}
  if (list === undefined || object?.apiName === objectApiName) return request
  if (![parentRecordId, recordIds].includes(id)) return request
  const names = {
    ...(relatedListId === undefined ? {} : { relatedListId: list.relatedListId }),
    ...(relatedListNames === undefined ? {} : { relatedListNames: list.relatedListId }),
  }
  return { ...request, params: { ...request.params, ...names } }
}

/** Orders deletions last, so that a hole is seen everywhere else before the record is gone. */
function rank({ contract, name }: IdParameter): number {
  return contract.method === 'DELETE' || (name.includes('POST') && name.includes('/records/batch')) ? 1 : 0
}

/**
 * Returns everything in a response that distinguishes one id from another: status, header names, body; except the id
 * itself.
 */
export function visibleOf({ statusCode, headers, payload }: LightMyRequestResponse, id: string): string {
  const body = payload.replaceAll(id, 'ID').replaceAll(id.slice(0, 15), 'ID')
  // An eTag covers the ids it is computed from.
  const hashless = body.replace(/\b[0-9a-f]{32}\b/g, 'HASH')
  return `${statusCode} ${headers['content-type']} ${Object.keys(headers).sort()} ${hashless}`
}

/** Sends `request` with additional headers. */
export async function sendAs(
  target: Target,
  request: InjectOptions,
  headers: Readonly<Record<string, string>>,
): Promise<LightMyRequestResponse> {
  return await target.send({ ...request, headers: { ...request.headers, ...headers } })
}
