import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Compresses a page for a browser that takes it. A signed-in customer's page holds personal data beside words of the
 * address, and whoever can have it asked for again and again, with words of their own, can guess at the one by the
 * size of both compressed (BREACH). So one `isPersonal` is compressed only where no other site can have asked for it:
 * the browser says that our own page did, or the customer in the address bar. The rest is sent as it is.
 */
export async function compressPage(
  html: string,
  { isPersonal }: { readonly isPersonal: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> {
  const accepted = request.headers['accept-encoding'] ?? ''
  reply.header('vary', isPersonal ? 'accept-encoding, sec-fetch-site' : 'accept-encoding')
  if (isPersonal && !isOfOurOwnAsking(request)) return html
  if (/\bbr\b/.test(accepted)) {
    reply.header('content-encoding', 'br')
    return brotli(html, quickly)
  }
  if (/\bgzip\b/.test(accepted)) {
    reply.header('content-encoding', 'gzip')
    return promisify(gzip)(html)
  }
  return html
}

/** Browsers set this header themselves, over all redirects of a request; one that does not send it is not believed. */
function isOfOurOwnAsking(request: FastifyRequest): boolean {
  return ['same-origin', 'none'].includes(String(request.headers['sec-fetch-site']))
}
