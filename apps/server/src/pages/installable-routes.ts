import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brandOf, logoSvg, tokensOf } from '@porchlight/brands'
import type { FastifyInstance } from 'fastify'
import { hostBrandOf } from '../http/host-brand'
import type { Settings } from '../settings/settings'

/** Runs as shipped in the page’s build; connects only to us. */
const workerPolicy = "default-src 'none'; connect-src 'self'; script-src 'self'"

/** Serves what makes the portal installable: the manifest and picture of the host’s brand, and the worker. */
export function serveInstallable(app: FastifyInstance, clientDirectory: string, settings: Settings): void {
  for (const language of ['en', 'es'] as const) {
    const prefix = language === 'es' ? '/es' : ''
    app.get(`${prefix}/manifest.webmanifest`, { schema: { hide: true } }, async (request, reply) => {
      const key = hostBrandOf(request, settings)
      const { names } = brandOf(key)
      const { canvas } = tokensOf(key).light
      void reply.type('application/manifest+json').header('vary', 'host')
      return JSON.stringify({
        id: `${prefix}/`,
        lang: language,
        name: names.displayName,
        short_name: names.displayName,
        description: names.tagline[language],
        start_url: `${prefix}/`,
        scope: '/',
        display: 'standalone',
        background_color: canvas,
        theme_color: canvas,
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      })
    })
  }
  app.get('/icon.svg', { schema: { hide: true } }, async (request, reply) => {
    const key = hostBrandOf(request, settings)
    void reply.type('image/svg+xml; charset=utf-8').header('vary', 'host')
    return logoSvg(brandOf(key).logo, tokensOf(key).light)
  })
  app.get('/worker.js', { schema: { hide: true } }, async (_request, reply) => {
    void reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', workerPolicy)
    return readFile(join(clientDirectory, 'worker.js'), 'utf8')
  })
}
