import { handlers } from '@porchlight/domains/server'
import type { InjectOptions } from 'fastify'
import { type AbuseWorld, isStream, ownPage } from './abuse-world'
import { type CallExample, callExamples, dataServicePath, idsInOrder, injectionOf } from './call-examples'
import { multipart, pdf } from './hostile-files'
import { type OwnedRecord, recordsOf, unknownIdLike } from './owned-records'
import { filled, type Schema } from './schema-examples'

/** A route with a request about the victim's data, without a sender. */
export interface TriedRoute {
  /** The call, or the page's form. */
  readonly name: string
  readonly request: InjectOptions
}

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

/**
 * Returns a request about the victim for every call of the served document and every form of the pages. Calls of the
 * data service are made from their examples, methods from their schemas.
 */
export async function triedRoutes(target: AbuseWorld): Promise<readonly TriedRoute[]> {
  const theirs = await recordsOf(target.context.pool, target.theirs)
  const answer = await target.send({ method: 'GET', url: '/openapi.json' })
  const { paths } = answer.json<{ paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }>()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    isStream(path) ? [] : Object.entries(methods).map(([method, one]) => ({ path, method, one })),
  )
  const bodies = new Map(operations.map(({ path, one }) => [path, one.requestBody?.content ?? {}]))
  const calls = operations.flatMap(({ path, method, one }): readonly TriedRoute[] => {
    const name = `${method.toUpperCase()} ${path}`
    const examples = callExamples.filter(
      ({ contract }) => `${contract.method} ${dataServicePath}${contract.path}` === name,
    )
    if (examples.length > 0) return examples.map((example) => triedExample(example, theirs))
    const url = path.replace(/\{\w+\}/g, target.theirs.orderId)
    const body = bodyOf(target, one.requestBody?.content ?? {})
    return [{ name, request: { method: method.toUpperCase() as 'POST', url, ...body } }]
  })
  const forms = handlers.flatMap(({ contract }) => {
    const content = bodies.get(`/lwr/apex/v65.0${contract.path}`) ?? {}
    return (contract.forms ?? []).map((path): TriedRoute => {
      const url = path.replace(/:\w+/g, target.theirs.orderId)
      return { name: `form ${path}`, request: { method: 'POST', url, ...bodyOf(target, content, true) } }
    })
  })
  return [...calls, ...forms]
}

function triedExample(example: CallExample, theirs: readonly OwnedRecord[]): TriedRoute {
  const ids = idsInOrder(
    ({ objectApiName }) =>
      theirs.find((record) => record.objectApiName === objectApiName)?.id ??
      unknownIdLike('500000000000000AAA'),
  )
  return { name: example.name, request: injectionOf(example, example.request(ids)) }
}

/** Returns the body described by a call's schema, about the victim; as a browser's form if `isForm` is set. */
function bodyOf(
  target: AbuseWorld,
  content: NonNullable<Operation['requestBody']>['content'],
  isForm = false,
): Pick<InjectOptions, 'payload' | 'headers'> {
  const text = (property: string) => textAbout(target, property)
  const withFiles = content['multipart/form-data']
  if (withFiles !== undefined) {
    const names = Object.keys(withFiles.schema.properties ?? {})
    const fileField = names.find((name) => /^(attachment|part|fileData)$/.test(name)) ?? ''
    const texts = names.filter((name) => name !== fileField && name !== 'photo' && name !== 'json')
    const file = { field: fileField, name: 'bill.pdf', bytes: pdf() }
    const form = multipart(Object.fromEntries(texts.map((name) => [name, text(name)])), file)
    return { headers: { 'content-type': form.contentType }, payload: form.payload }
  }
  const json = content['application/json']
  if (json === undefined) return {}
  const values = filled(json.schema, text) as Readonly<Record<string, unknown>>
  if (!isForm) return { payload: values }
  const fields = Object.entries(values).map(([name, value]): [string, string] => [name, String(value)])
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  }
}

/** Returns what a stranger might type: ids and the username of the victim, plausible words for everything else. */
function textAbout({ theirs }: AbuseWorld, property: string): string {
  if (/account/i.test(property)) return theirs.accountId
  if (/contact(Id)?$/i.test(property)) return theirs.contactId
  if (/order|id$/i.test(property)) return theirs.orderId
  if (/email|username/i.test(property)) return theirs.username
  return property === 'offset' ? '0' : property === 'zipCode' ? '77002' : 'Question'
}

/** Returns the request as sent by that sender, from our own page and a unique address. */
export function sentBy(
  { request }: TriedRoute,
  headers: Readonly<Record<string, string>>,
  remoteAddress: string,
): InjectOptions {
  return { ...request, remoteAddress, headers: { ...ownPage, ...request.headers, ...headers } }
}
