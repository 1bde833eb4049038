import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { spanishPath } from '../pages/spanish-path'
import { type GuideWords, guideWords } from './guide-words'

/** What a form of the guide sends. */
export type GuideFields = Readonly<Record<string, string>>

/** Serves a page of the guide at `path` and, in Spanish, at `/es` before it. */
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

/** Serves a form of the guide at both addresses; `act` gives the page, without its language, that it leads to. */
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
