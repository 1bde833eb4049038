import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { choiceForm } from './choice-form'

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
  const chosen = identityStandIn.faultMode()
  return html`<section class="control" id="identity" aria-labelledby="identity-title"><h3 id="identity-title">Identity check</h3>
<p>Its page asks for the result: it is them, it is not, or a person has to look.</p>
${choiceForm({ action: '/dev/identity', name: 'mood', legend: 'The identity check', choices: faultModes, chosen })}</section>`
}
