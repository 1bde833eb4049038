import type { ResolvedObject } from '@porchlight/metadata'
import { metadata } from '@porchlight/server/testing'
import type { FixtureRequest, FixtureWorld } from '@porchlight/ui-api/fixtures'
import type { InjectOptions } from 'fastify'
import { type CallExample, callExamples, dataServicePath, injectionOf } from './call-examples'

/** A request about an object, from one example of one call. */
export interface ObjectRequest {
  readonly example: CallExample
  readonly request: InjectOptions & { readonly headers: Readonly<Record<string, string>> }
}

/** No example about an object as such names a record that matters. */
const noRecords: FixtureWorld = {
  own: () => '500000000000000AAA',
  foreign: () => '500000000000000AAA',
  unknown: () => '500000000000000AAA',
}

/**
 * Returns every example that is about an object, changed to `objectApiName`. Lists, fields and related lists are those
 * of `like`, so that a rejection is not due to a name that the object does not have.
 */
export function requestsAbout(objectApiName: string, like: ResolvedObject): readonly ObjectRequest[] {
  return callExamples.flatMap((example) => {
    const request = example.request(noRecords)
    const subject = subjectOf(request)
    if (subject === null) return []
    const reference = [...like.fields.values()].find((field) => field.reference !== null)
    const names: Readonly<Record<string, string | undefined>> = {
      listViewApiName: like.listViews[0]?.apiName,
      relatedListId: like.relatedLists[0]?.relatedListId,
      relatedListNames: like.relatedLists[0]?.relatedListId,
      fieldApiName: reference?.apiName,
      filterApiName: reference?.apiName,
      targetApiName: reference?.reference?.objectApiName,
    }
    const disclosed = withWord(request, subject, objectApiName)
    const params = Object.entries(disclosed.params ?? {}).map(([name, value]) => [name, names[name] ?? value])
    const about = { ...disclosed, params: Object.fromEntries(params) }
    return [{ example, request: injectionOf(example, about) }]
  })
}

/** Returns reads of the lists and of the description of an object, without any example, for nonexistent names. */
export function pathsAbout(objectApiName: string, like?: ResolvedObject): readonly string[] {
  const list = like?.listViews[0]?.apiName ?? `All${objectApiName}s`
  const paths = [
    `list-records/${objectApiName}/${list}`,
    `list-ui/${objectApiName}/${list}`,
    `list-ui/${objectApiName}`,
    `mru-list-ui/${objectApiName}`,
    `mru-list-records/${objectApiName}`,
    `list-info/${objectApiName}`,
    `list-info/${objectApiName}/${list}`,
    `list-object-info/${objectApiName}`,
    `list-preferences/${objectApiName}/${list}`,
    `object-info/${objectApiName}`,
    `object-info/batch/${objectApiName}`,
    `layout/${objectApiName}`,
    `record-defaults/create/${objectApiName}`,
    `related-list-info/${objectApiName}`,
    `search-info/${objectApiName}/filters`,
    `duplicates/${objectApiName}`,
    `actions/object/${objectApiName}/record-create`,
    `actions/lookup/${objectApiName}`,
  ]
  return paths.map((path) => `${dataServicePath}/ui-api/${path}`)
}

/** Returns the object that a request is about, from its name in the address or the body. */
function subjectOf({ params = {}, query = {}, body }: FixtureRequest): string | null {
  const named =
    params.objectApiName ??
    params.parentObjectApiName ??
    params.objectApiNames?.split(',')[0] ??
    params.preferencesId?.split('.')[0] ??
    params.preferencesIds?.split('.')[0] ??
    query.objectApiName ??
    (typeof body === 'object' && body !== null && 'apiName' in body ? body.apiName : null)
  return typeof named === 'string' && metadata.object(named) !== undefined ? named : null
}

function withWord(request: FixtureRequest, word: string, by: string): FixtureRequest {
  const text = JSON.stringify(request).replace(new RegExp(`\\b${word}\\b`, 'gi'), by)
  return JSON.parse(text) as FixtureRequest
}
