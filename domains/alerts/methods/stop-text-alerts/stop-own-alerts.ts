import type { Language, Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { endAlerts } from '../../operations/end-alerts'
import { readAlerts } from '../../operations/read-alerts'

/** What is recorded of a customer who turns the alerts off here. */
const texts = {
  en: 'Turned off text alerts in the portal.',
  es: 'Desactivó las alertas por mensaje de texto en el portal.',
} as const

/** Turns all text alerts of the customer off, from any page that offers it. */
export async function stopOwnAlerts(
  context: MethodContext,
  viewer: Extract<Viewer, { class: 'customer' }>,
  language: Language,
): Promise<void> {
  await context.engine.inOneTransaction(async (engine) => {
    const { systemViewer, clientAddress } = context
    const { alerts } = await readAlerts(engine, viewer, viewer.contactId)
    const end = { channel: 'Portal', text: texts[language], version: 'portal', language } as const
    const parts = { engine, systemViewer }
    await endAlerts(
      parts,
      viewer.contactId,
      { alerts },
      { ...end, networkAddress: clientAddress },
      context.now(),
    )
  })
}
