import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { localDay } from '../../../customers/rules/calendar-day'
import { readSignUp, type SignUp } from './read-sign-up'
import { nextPage, signUpPages } from './sections'
import { claimSignUp } from './sign-up-grant'

/** Saves a part of a sign-up and gives the page that comes next. */
export async function saveSection(
  context: MethodContext,
  { leadId }: SignUp,
  fields: Readonly<Record<string, string | null>>,
): Promise<{ readonly location: string }> {
  const { engine, systemViewer } = context
  claimSignUp(context)
  await engine.updateRecord(systemViewer, leadId, { fields })
  const saved = await readSignUp(context, leadId)
  if (saved === null) throw fail('signUpNotFound')
  const location = nextPage(saved, localDay(context.now()))
  if (location === signUpPages.review) {
    await engine.updateRecord(systemViewer, leadId, { fields: { Step__c: 'Review' } })
  }
  return { location }
}
