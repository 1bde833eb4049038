import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance } from 'fastify'
import { demoPeople } from '../composition/demo-world'
import type { ServerContext } from '../composition/server-context'
import type { PortalBuild } from '../pages/portal-build'
import { resolvePageViewer } from '../viewer/resolve-viewer'
import { devPage } from './dev-page'
import { guideWords } from './guide-words'
import { signInForm } from './sign-in-form'

/** Address of the playground, and the folder of the files it loads. */
const address = '/dev/playground'

/** A file of the playground's build, by its source module. */
interface BuiltEntry {
  readonly file: string
  readonly css?: readonly string[]
}

/**
 * Serves the playground of the data service at `/dev/playground`: every client call, run against the demo as the
 * signed-in user. Serves nothing when it was not built.
 */
export async function servePlayground(
  app: FastifyInstance,
  context: ServerContext,
  portal: PortalBuild,
): Promise<void> {
  const root = join(portal.clientDirectory, '../../../playground/dist/client')
  const manifestFile = join(root, '.vite/manifest.json')
  if (!existsSync(manifestFile)) return
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Readonly<Record<string, BuiltEntry>>
  const entry = manifest['src/entry-browser.tsx']
  if (entry === undefined) throw new TypeError(`${manifestFile} names no entry.`)
  await app.register(fastifyStatic, {
    root: join(root, 'files'),
    prefix: `${address}/files/`,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  })
  app.get(address, { schema: { hide: true } }, async (request, reply) => {
    const { viewer, name } = await resolvePageViewer(request, context)
    const nonce = randomBytes(18).toString('base64')
    const isGuest = viewer.class === 'guest'
    const body = html`<p>Every call of the data service’s client, over the records of this demo. ${
      isGuest ? html`You see what guests may see.` : html`You are signed in as <strong>${name}</strong>.`
    } The devtools below show what the cache holds, and why something was requested.</p>
<div class="people" id="people">${await signIns(context)}</div>
<div id="playground" data-viewer="${viewer.class}"><noscript><p>The playground needs JavaScript.</p></noscript></div>`
    const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; connect-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`
    const files = {
      script: `${address}/${entry.file}`,
      styles: (entry.css ?? []).map((file) => `${address}/${file}`),
    }
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(devPage({ title: 'Data service playground', words: guideWords(address), body, nonce, files }))
  })
}

/**
 * Renders buttons that sign in one customer, and an advisor and an administrator, who are prompted for a second factor.
 */
async function signIns(context: ServerContext): Promise<Html> {
  const everyone = await demoPeople(context)
  const chosen = [
    everyone.find(({ role, signIn }) => role === null && signIn !== null),
    everyone.find(({ role }) => role === 'Advisor'),
    everyone.find(({ role }) => role === 'Admin'),
  ]
  return html`${chosen.map((person) =>
    person?.signIn == null
      ? html``
      : signInForm({ ...person.signIn, startUrl: address, action: '/login', words: `Be ${person.name}` }),
  )}`
}
