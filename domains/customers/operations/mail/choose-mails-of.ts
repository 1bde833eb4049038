import type { MethodContext } from '@porchlight/server-methods/define/method'
import { countAttempt } from '../limits/count-attempt'
import { chooseMails, type MailChoice } from './mail-choice'

/** Writes what a customer chose on a page or by a link; only what changes something is counted. */
export async function chooseMailsOf(
  context: MethodContext,
  contactId: string,
  chosen: Readonly<Partial<MailChoice>>,
): Promise<void> {
  const { systemViewer } = context
  await context.engine.inOneTransaction(async (engine, connection) => {
    if (await chooseMails({ engine, systemViewer }, contactId, chosen, context.now()))
      await countAttempt(context, 'mailChoiceOfPerson', contactId, connection)
  })
}
