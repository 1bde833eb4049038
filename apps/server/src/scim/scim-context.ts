import type { DirectoryContext } from '@porchlight/domains/administration/operations/company-directory/change-directory'
import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { hostBrandOf } from '../http/host-brand'
import { methodContext } from '../methods/method-routes'
import type { CompanySettings } from '../settings/settings'
import type { QueryParameters } from './list-query'

/** The base address for the directory; it includes the SCIM version. */
export const scimAddress = '/scim/v2'

/** The dependencies of the routes. */
export interface Scim {
  readonly context: ServerContext
  readonly settings: CompanySettings
}

/** A single request from the directory. */
export interface ScimCall {
  readonly query: QueryParameters
  /** The public address of `/scim/v2`; no request can influence it. */
  readonly address: string
  readonly directory: DirectoryContext
}

/** Returns the context that a server method would get for a request; its cookies are ignored. */
export function senderContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { context }: Scim,
): MethodContext {
  const nobody = { viewer: { class: 'guest', language: 'en' }, token: null, name: '' } as const
  return methodContext(request, reply, nobody, context)
}

/** Returns the context that a request is answered from. */
export function scimCall(request: FastifyRequest, reply: FastifyReply, scim: Scim): ScimCall {
  const { context, settings } = scim
  return {
    query: queryOf(request),
    address: `${context.settings.brandAddresses[hostBrandOf(request, context.settings)]}${scimAddress}`,
    directory: {
      ...senderContext(request, reply, scim),
      engine: context.engine,
      policy: settings.policy,
      issuer: settings.provider.issuer,
      logRefusal: (reason, personId) =>
        request.log.warn({ event: 'company-directory.no-access', reason, personId }, 'company-directory'),
    },
  }
}

/** Returns the id in an address; `notFound` when it is malformed. */
export function idOf(request: FastifyRequest): string {
  const { id } = request.params as { readonly id: string }
  if (!/^[0-9a-f-]{36}$/.test(id)) throw fail('notFound')
  return id
}

/** Returns the versions in `If-Match`; null for any. A tag that cannot be ours matches nothing. */
export function expectedVersions({ headers }: FastifyRequest): readonly number[] | null {
  const header = headers['if-match']
  if (header === undefined || header.trim() === '*') return null
  return header.split(',').map((tag) => Number(/^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(tag)?.[1] ?? '-1'))
}

function queryOf(request: FastifyRequest): QueryParameters {
  const { searchParams } = new URL(request.originalUrl, 'http://site.invalid')
  return new Map([...searchParams].reverse().map(([name, value]) => [name.toLowerCase(), value]))
}
