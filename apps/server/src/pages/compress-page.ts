import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Compresses a page for a browser that takes it. For guests only: a signed-in customer's page holds personal
 * data beside words of the address, and the size of such a compressed page could be used to guess at it.
 */
export async function compressPage(
  html: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> {
  const accepted = request.headers['accept-encoding'] ?? ''
  reply.header('vary', 'accept-encoding')
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
