import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { choiceForm } from './choice-form'
import { fold } from './fold'
import { type GuideWords, partPath } from './guide-words'
import { serveGuideForm } from './serve-guide'

const faultModes = {
  well: 'answers',
  down: 'unreachable',
  hanging: 'silent',
  nonsense: 'nonsense',
} as const

/** Serves `POST /dev/identity`: sets the mode of the identity check stand-in. */
export function serveIdentityControls(app: FastifyInstance, { identityStandIn }: ServerContext): void {
  if (identityStandIn === null) return
  serveGuideForm(app, '/dev/identity', async ({ mood = '' }) => {
    const chosen = (Object.keys(faultModes) as (keyof typeof faultModes)[]).find((name) => name === mood)
    if (chosen !== undefined) identityStandIn.setFaultMode(chosen)
    return partPath('identity')
  })
}

/** Renders the part of the guide that makes identity checks fail. */
export function identityControls({ identityStandIn }: ServerContext, words: GuideWords): Html {
  if (identityStandIn === null) return html``
  const { t } = words
  const chosen = identityStandIn.faultMode()
  return fold(
    words,
    { id: 'identity', title: 'identity', state: t(faultModes[chosen]) },
    html`<p>${t('identityLead')}</p>
${choiceForm(words, { action: '/dev/identity', name: 'mood', legend: 'theIdentityCheck', choices: faultModes, chosen })}`,
  )
}
