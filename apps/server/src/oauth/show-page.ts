import type { Language } from '@porchlight/metadata'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedLanguage } from '../http/accepted-language'
import type { PolicedPage } from './consent-page'

/** Answers with a page of the authorization server. */
export async function showPage(
  reply: FastifyReply,
  status: number,
  page: PolicedPage,
): Promise<FastifyReply> {
  return reply
    .status(status)
    .header('content-security-policy', page.policy)
    .type('text/html; charset=utf-8')
    .send(page.html)
}

/** The language of a page of the authorization server: that of `lang`, else what the browser prefers. */
export function pageLanguage(request: FastifyRequest): Language {
  const { lang } = request.query as { readonly lang?: unknown }
  if (lang === 'en' || lang === 'es') return lang
  return acceptedLanguage(request.headers['accept-language'])
}
