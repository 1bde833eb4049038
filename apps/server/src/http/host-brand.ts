import { type BrandKey, brandOfHost } from '@porchlight/brands'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings/settings'

/** Returns the brand whose address a request was sent to. */
export function hostBrandOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { brandHosts }: Pick<Settings, 'brandHosts'>,
): BrandKey {
  return brandOfHost(headers.host ?? '', brandHosts)
}
