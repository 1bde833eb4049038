import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFromOwnPage } from './cross-site-check'

/** What fits into one packet arrives no sooner for being smaller. */
const leastCharacters = 1_400
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const encodings = [
  {
    name: 'br',
    accepted: /\bbr\b/,
    compress: (text: string) => promisify(brotliCompress)(text, brotliOptions),
  },
  { name: 'gzip', accepted: /\bgzip\b/, compress: (text: string) => promisify(gzip)(text) },
] as const

/**
 * Compresses pages and answers for clients that take it. What is one person's holds personal data beside words of the
 * address, and whoever can have it asked for again and again, with words of their own, can guess at the one by the size
 * of both compressed (BREACH). So what is asked for with a cookie is compressed only where no other site can have
 * asked: the browser says that our own page did, or the customer in the address bar.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < leastCharacters || !isText(reply)) {
      done(null, payload)
      return
    }
    reply.header('vary', 'accept-encoding, cookie, sec-fetch-site')
    const offered = request.headers['accept-encoding'] ?? ''
    const encoding = encodings.find(({ accepted }) => accepted.test(String(offered)))
    if (encoding === undefined || !mayRevealSize(request)) {
      done(null, payload)
      return
    }
    reply.header('content-encoding', encoding.name)
    encoding.compress(payload).then((compressed) => done(null, compressed), done)
  })
}

function isText(reply: FastifyReply): boolean {
  return /^(text\/html|application\/json)/.test(String(reply.getHeader('content-type')))
}

/** Browsers say themselves where a request comes from, over all its redirects; one that does not say is not believed. */
function mayRevealSize(request: FastifyRequest): boolean {
  if (request.headers.cookie === undefined || isFromOwnPage(request)) return true
  return request.headers['sec-fetch-site'] === 'none'
}
