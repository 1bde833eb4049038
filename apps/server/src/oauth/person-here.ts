import type { BrandKey } from '@porchlight/brands'
import { actingBrand } from '@porchlight/domains/customers/operations/person/acting-brand'
import type { Viewer } from '@porchlight/metadata'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { hostBrandOf } from '../http/host-brand'
import { resolvePageViewer } from '../viewer/resolve-viewer'

/** Who sits at the browser. */
export interface PersonHere {
  readonly userId: string
  readonly name: string
  readonly viewerClass: Exclude<Viewer['class'], 'guest'>
  readonly signedInAt: Date
  /** Whose account a program would have access to; of customers their own brand, whichever's address they came to. */
  readonly brand: BrandKey
}

/** The person who is signed in at this browser; null for a guest and for a program's token. */
export async function personHere(
  request: FastifyRequest,
  context: ServerContext,
): Promise<PersonHere | null> {
  const { viewer, token, name } = await resolvePageViewer(request, context)
  const session = token === null ? null : await context.identity.findSession(token)
  if (viewer.class === 'guest' || session?.kind !== 'browser') return null
  const hostBrand = hostBrandOf(request, context.settings)
  const brand = await actingBrand({ engine: context.engine, viewer, hostBrand })
  return { userId: viewer.userId, name, viewerClass: viewer.class, signedInAt: session.createdAt, brand }
}
