import { randomBytes } from 'node:crypto'
import type { BrandKey } from '@porchlight/brands'
import { languageOfPath } from '@porchlight/i18n'
import type { PortalServerEntry } from '@porchlight/portal-page'
import { html } from '@porchlight/server-methods/files/html'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { answerError, beginErrorAnswer, isServerError } from '../http/error-answer'
import { hostBrandOf } from '../http/host-brand'
import { scriptlessSecurityPolicy } from '../http/security-headers'

/** Placeholders in a rendered page for values that differ between responses. */
const blanks = { path: 'the-path-of-this-answer', nonce: 'the-nonce-of-this-answer' } as const

/**
 * Creates the error handler of addresses that people open: a failure on our side, such as an unreachable database, is
 * answered with a page of the brand in the language of the address, which explains it and offers a retry. Each is
 * rendered once, because many are sent when the processor is overloaded.
 */
export function pageErrors(
  { renderErrorPage }: Pick<PortalServerEntry, 'renderErrorPage'>,
  { settings, now }: Pick<ServerContext, 'settings' | 'now'>,
): (error: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const rendered = new Map<string, Promise<string>>()

  const pageOf = (hostBrand: BrandKey, language: 'en' | 'es', isForm: boolean): Promise<string> => {
    const key = `${hostBrand} ${language} ${isForm}`
    const known = rendered.get(key)
    if (known !== undefined) return known
    const page = renderErrorPage({
      address: `${language === 'es' ? '/es' : ''}/${blanks.path}`,
      hostBrand,
      form: isForm ? { values: {}, errors: {}, status: 503 } : null,
      nonce: blanks.nonce,
      now: now(),
      demo: settings.demo,
    })
    rendered.set(key, page)
    page.catch(() => rendered.delete(key))
    return page
  }

  return async (error, request, reply) => {
    if (!isServerError(error)) return await answerError(error, request, reply)
    const { status } = beginErrorAnswer(error, request, reply)
    const nonce = randomBytes(18).toString('base64')
    const language = languageOfPath(request.originalUrl)
    const address = withoutSlashes(request.originalUrl)
    const path = language === 'es' ? withoutSlashes(address.slice('es'.length)) : address
    const page = await pageOf(hostBrandOf(request, settings), language, request.method === 'POST')
    const text = page.replaceAll(blanks.nonce, nonce).replaceAll(blanks.path, () => html`${path}`.markup)
    reply.header('content-security-policy', scriptlessSecurityPolicy(nonce))
    await reply.status(status).type('text/html; charset=utf-8').send(text)
  }
}

/** Strips leading slashes: two at the start of an address would lead to another host. */
function withoutSlashes(path: string): string {
  return path.replace(/^[/\\]+/, '')
}
