import type { MethodContext } from '@porchlight/server-methods/define/method'
import { countAttempt } from '../limits/count-attempt'
import { chooseMails, type MailChoice } from './mail-choice'

/** Writes what a customer chose on a page or through a link; only actual changes count against the limit. */
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
