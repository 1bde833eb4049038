import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { update } from '@porchlight/server-methods/records/write'
import { localDay } from '../../../customers/rules/calendar-day'
import { leadObject } from '../../objects/lead/object'
import { readSignUp, type SignUp } from './read-sign-up'
import { nextPage, signUpPages } from './sections'
import { claimSignUp } from './sign-up-grant'

/** Saves a part of a sign-up and returns the page that comes next. */
export async function saveSection(
  context: MethodContext,
  { leadId }: SignUp,
  fields: Readonly<Record<string, string | null>>,
): Promise<{ readonly location: string }> {
  const { engine, systemViewer } = context
  claimSignUp(context)
  await update(engine, systemViewer, leadObject, leadId, fields)
  const saved = await readSignUp(context, leadId)
  if (saved === null) throw fail('signUpNotFound')
  const location = nextPage(saved, localDay(context.now()))
  if (location === signUpPages.review) {
    await update(engine, systemViewer, leadObject, leadId, { Step__c: 'Review' })
  }
  return { location }
}
