import fastifyStatic from '@fastify/static'
import { consoleApp } from '@porchlight/domains/apps/console'
import { fail } from '@porchlight/errors'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { serveEndOfView } from '../customer-view/end-of-view'
import { answerError } from '../http/error-answer'
import { isServiceAddress } from '../http/request-address'
import { formHandlers } from './form-post'
import { serveInstallable } from './installable-routes'
import { pageErrors } from './page-errors'
import type { PortalBuild } from './portal-build'
import { showConsole, showPage } from './show-page'
import { spanishPath } from './spanish-path'
import { takeForm } from './take-form'
import { takeLink } from './take-link'

/** Serves the portal and the console: their pages in both languages, rendered, the forms, and the files they load. */
export async function servePages(
  app: FastifyInstance,
  portal: PortalBuild,
  context: ServerContext,
): Promise<void> {
  await serveAssets(app, {
    '/assets/': `${portal.clientDirectory}/assets`,
    '/assets/console/': `${portal.console.clientDirectory}/assets/console`,
  })
  serveInstallable(app, portal.clientDirectory, context.settings)
  serveEndOfView(app, context)
  const site = { app, portal, context }
  const answerPageError = pageErrors(portal.entry, context)
  const pageOptions = { schema: { hide: true }, errorHandler: answerPageError }
  for (const route of portal.entry.routes) {
    for (const path of [route.path, spanishPath(route.path)]) {
      app.get(path, pageOptions, async (request, reply) => {
        if (!(await takeLink(request, reply, route, context))) await showPage(site, request, reply, route)
      })
    }
  }
  for (const path of [consoleApp.startUrl, `${consoleApp.startUrl}/*`]) {
    for (const address of [path, spanishPath(path)]) {
      app.get(address, pageOptions, (request, reply) => showConsole(site, request, reply))
    }
  }
  for (const [address, handler] of formHandlers) {
    const route = portal.entry.routes.find(({ path }) => path === address)
    if (route === undefined)
      throw new TypeError(`No page has the address ${address}, whose form a method takes.`)
    for (const path of [address, spanishPath(address)]) {
      app.post(path, pageOptions, (request, reply) => takeForm(site, request, reply, route, handler))
    }
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (isServiceAddress(request.originalUrl) || !['GET', 'HEAD'].includes(request.method)) {
      await answerError(fail('notFound'), request, reply)
      return
    }
    try {
      await showPage(site, request, reply, null)
    } catch (error) {
      await answerPageError(error, request, reply)
    }
  })
}

/**
 * Serves files named by their content, which never expire. Registers each by name, because the library's wildcard reads
 * the whole folder on each request to compare the spelling.
 *
 * @param folders by the prefix of their addresses
 */
async function serveAssets(app: FastifyInstance, folders: Readonly<Record<string, string>>): Promise<void> {
  const roots = Object.entries(folders)
  await app.register(fastifyStatic, {
    root: roots.map(([, root]) => root),
    serve: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    cacheControl: true,
  })
  for (const [prefix, root] of roots) {
    app.get<{ Params: { name: string } }>(
      `${prefix}:name`,
      { schema: { hide: true } },
      ({ params: { name } }, reply) =>
        assetName.test(name) ? reply.sendFile(name, root) : reply.callNotFound(),
    )
  }
}

const assetName = /^[\w-][\w.-]*$/
