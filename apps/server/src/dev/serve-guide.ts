import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { spanishPath } from '../pages/spanish-path'
import { type GuideWords, guideWords } from './guide-words'

/** The fields of a guide form. */
export type GuideFields = Readonly<Record<string, string>>

/** Serves a page of the guide at `path` and, in Spanish, under `/es`. */
export function serveGuidePage(
  app: FastifyInstance,
  path: string,
  answer: (request: FastifyRequest, reply: FastifyReply, words: GuideWords) => Promise<void>,
): void {
  for (const address of [path, spanishPath(path)]) {
    app.get(address, { schema: { hide: true } }, async (request, reply) => {
      await answer(request, reply, guideWords(address))
      return reply
    })
  }
}

/** Serves a form of the guide at both addresses; `act` returns the page to redirect to, without its language. */
export function serveGuideForm(
  app: FastifyInstance,
  path: string,
  act: (fields: GuideFields, request: FastifyRequest) => Promise<string>,
): void {
  for (const address of [path, spanishPath(path)]) {
    app.post(address, { schema: { hide: true } }, async (request, reply) => {
      const next = await act((request.body ?? {}) as GuideFields, request)
      return reply.redirect(guideWords(address).to(next), 303)
    })
  }
}
