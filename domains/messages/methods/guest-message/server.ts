import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { linkProblem } from '../../../customers/operations/link/open-link'
import { maskEmail } from '../../../customers/operations/person/mask-email'
import { caseObject } from '../../objects/case/object'
import { findGuestMessage, type GuestWords } from '../../operations/guest/guest-messages'
import { readGuestCase } from '../../operations/guest/read-guest-case'
import { guestMessageContract } from './contract'

type Answer = AnswerOf<typeof guestMessageContract>

/** The text is shown before it is confirmed: anyone can have typed it and entered this mailbox. */
const handle = handleCall(guestMessageContract, async (_request, context: MethodContext) => {
  const { identity, linkToken, hostBrand: brand, engine } = context
  const link = await identity.lookAtOneTimeToken(linkToken ?? '', { purpose: 'guestMessage', brand })
  const problem = linkProblem('guestMessage', link.state)
  const refused = { problem: problem ?? 'linkNotLatest', waiting: null, sent: null }
  if (link.state === 'unknown') return { body: refused }
  const message = await engine.inOneTransaction((_inner, connection) =>
    findGuestMessage(connection, link.subjectId),
  )
  const caseId = message?.caseId ?? null
  const sent = caseId === null ? null : await readSent(context, caseId)
  if (sent !== null) return { body: { problem: null, waiting: null, sent } }
  const words = message?.words ?? null
  if (problem !== null || words === null) return { body: refused }
  return { body: { problem: null, waiting: shown(words), sent: null } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

function shown({ type, firstName, lastName, email, ...words }: GuestWords): Answer['waiting'] {
  const { phone, number, subject, description } = words
  const name = `${firstName} ${lastName}`
  return { type, name, email: maskEmail(email), phone, number, subject, description }
}

async function readSent(context: MethodContext, caseId: string): Promise<Answer['sent']> {
  const { engine, systemViewer } = context
  const record = await read(engine, systemViewer, caseObject, caseId, ['SuppliedEmail'])
  const message = await readGuestCase(context, caseId)
  if (record === null || message === null) return null
  return { email: maskEmail(record.SuppliedEmail ?? ''), message }
}
