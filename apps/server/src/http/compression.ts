import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFromOwnPage } from './cross-site-check'

/** A response that fits into one packet arrives no sooner for being smaller. */
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
 * Compresses pages and responses for clients that accept it. A personal page contains personal data next to text from
 * the address, and an attacker who can have it requested repeatedly with text of their choice can infer the former from
 * the compressed size of both (BREACH). So the response to a request with a cookie is compressed only when no other
 * site can have made the request: the browser reports that it came from our own page or from the address bar.
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

/**
 * Returns whether compression is safe: browsers report where a request comes from, across all redirects; a request
 * without that report is not trusted.
 */
function mayRevealSize(request: FastifyRequest): boolean {
  if (request.headers.cookie === undefined || isFromOwnPage(request)) return true
  return request.headers['sec-fetch-site'] === 'none'
}
