import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { type Html, html } from './html'

const faultModes = {
  well: 'It answers',
  down: 'It cannot be reached',
  hanging: 'It does not answer',
  nonsense: 'It answers nonsense',
} as const

/** Serves `POST /dev/identity`: turns the stand-in for the identity check. */
export function serveIdentityControls(app: FastifyInstance, { identityStandIn }: ServerContext): void {
  if (identityStandIn === null) return
  app.post('/dev/identity', { schema: { hide: true } }, async (request, reply) => {
    const { mood = '' } = (request.body ?? {}) as Readonly<Record<string, string>>
    const chosen = (Object.keys(faultModes) as (keyof typeof faultModes)[]).find((name) => name === mood)
    if (chosen !== undefined) identityStandIn.setFaultMode(chosen)
    await reply.redirect('/dev#identity', 303)
  })
}

/** The part of the guide that makes identity checks go wrong. */
export function identityControls({ identityStandIn }: ServerContext): Html {
  if (identityStandIn === null) return html``
  return html`<h2 id="identity">The identity check</h2>
<p>Its page asks what it shall find: it is them, it is not, or a person has to look.</p>
<ul>${Object.entries(faultModes).map(
    ([faultMode, words]) => html`<li><div><span>${words}</span>
<form method="post" action="/dev/identity"><input type="hidden" name="mood" value="${faultMode}"><button>Choose</button></form></div></li>`,
  )}</ul>`
}
