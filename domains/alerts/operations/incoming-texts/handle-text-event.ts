import { type BrandKey, brandKeys, defaultBrandKey } from '@porchlight/brands'
import { enqueueJob, type Queryable } from '@porchlight/jobs'
import type { Language } from '@porchlight/metadata'
import type { TextEvent } from '@porchlight/providers/texts'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import { recordOutcome } from '../../../customers/operations/messages/record-message'
import { type ClassifiedAnswer, classifyAnswer } from '../../../customers/operations/texts/classify-answer'
import { mayAnswer } from '../../../customers/operations/texts/count-text'
import { messageKeyOf } from '../../../customers/operations/texts/send-text'
import { releaseNumber, stopNumber } from '../../../customers/operations/texts/stopped-numbers'
import { type TextableNumber, textableNumber } from '../../../customers/operations/texts/textable-number'
import { alertSubscriptionObject } from '../../objects/alert-subscription/object'
import { endAlerts } from '../end-alerts'
import { alertFields, type TextAlert, toAlert } from '../read-alerts'
import { answerText } from './job'

/** What handling an event needs. */
type TextEventDeps = Pick<
  MethodContext,
  'engine' | 'systemViewer' | 'identity' | 'alarm' | 'textSender' | 'now'
>

/** What one incoming text leads to. */
interface Incoming {
  readonly eventId: string
  readonly number: TextableNumber
  readonly brand: BrandKey
  readonly body: string
  readonly answer: ClassifiedAnswer
}

/**
 * Handles an event of the text service whose signature was checked: each event once, and with everything that follows
 * from it or not at all. Events that are redelivered, late or for an unknown text change nothing.
 */
export async function handleTextEvent(parts: TextEventDeps, event: TextEvent): Promise<void> {
  await parts.engine.inOneTransaction(async (engine, connection) => {
    const claimed = await connection.query(
      'insert into texts.news (event_id, taken_at) values ($1, $2) on conflict do nothing',
      [event.eventId, parts.now().toISOString()],
    )
    if (claimed.rowCount === 0 || event.kind === 'other') return
    if (event.kind === 'delivery') return noteDelivery({ ...parts, engine }, connection, event)
    const number = textableNumber(event.from)
    if (number === null) return
    const brand = brandKeys.find((key) => parts.textSender(key) === event.to) ?? defaultBrandKey
    const answer = classifyAnswer(event.body)
    await takeIncoming({ ...parts, engine }, connection, { ...event, number, brand, answer })
  })
}

/** A delivered text stays delivered, and a failed one failed, whatever is reported later. */
async function noteDelivery(
  parts: TextEventDeps,
  connection: Queryable,
  { reference, delivery }: Extract<TextEvent, { kind: 'delivery' }>,
): Promise<void> {
  const { rows } = await connection.query<{ key: string }>(
    `update texts.sent set state = $2
     where reference = $1 and state not in ('delivered', 'failed') returning key`,
    [reference, delivery],
  )
  for (const { key } of rows) {
    await recordOutcome(parts, messageKeyOf(key), delivery === 'delivered' ? 'Delivered' : 'Not_Delivered')
  }
}

async function takeIncoming(parts: TextEventDeps, connection: Queryable, incoming: Incoming): Promise<void> {
  const { number, answer, eventId, brand } = incoming
  const people = await peopleWith(parts.engine, parts, number)
  // Everybody knows STOP and HELP; who writes ALTO wants to be answered in Spanish.
  const language = answer.language === 'es' ? 'es' : (people.language ?? 'en')
  await connection.query(
    'update texts.news set number = $2, sender = $3, language = $4 where event_id = $1',
    [eventId, number.international, brand, language],
  )
  const answerWith = (text: 'off' | 'help') =>
    enqueueJob(connection, answerText.name, { eventId, text }, { key: eventId })
  if (answer.meaning === 'stop') {
    const isFirst = await stopNumber(connection, number.international, parts.now())
    for (const [contactId, alerts] of people.alerts) {
      const end = { channel: 'Text', text: incoming.body, version: 'answer', language } as const
      await endAlerts(parts, contactId, { alerts }, { ...end, networkAddress: null }, parts.now())
    }
    // One confirmation, regardless of how often they send it.
    if (isFirst) await answerWith('off')
    return
  }
  if (answer.meaning === 'start') await releaseNumber(connection, number.international)
  if (await mayAnswer(parts, number, connection)) await answerWith('help')
}

type Alerts = readonly TextAlert[]

/** More than get texts at one number. */
const most = 500

/** Whose alerts go to that number, and the language of the first of them. */
async function peopleWith(
  engine: RecordEngine,
  { systemViewer }: TextEventDeps,
  { national }: TextableNumber,
): Promise<{ readonly alerts: ReadonlyMap<string, Alerts>; readonly language: Language | null }> {
  const records = await list(engine, systemViewer, alertSubscriptionObject, {
    fields: [...alertFields, 'Account__r.ContactId', 'Account__r.Contact.Preferred_Language__c'],
    where: { Mobile_Phone__c: national, Channel__c: 'Text' },
    limit: most,
  })
  const alerts = new Map<string, Alerts>()
  let language: Language | null = null
  for (const record of records) {
    const contactId = record['Account__r.ContactId']
    if (contactId === null) continue
    alerts.set(contactId, [...(alerts.get(contactId) ?? []), toAlert(record)])
    language ??= record['Account__r.Contact.Preferred_Language__c'] === 'es' ? 'es' : 'en'
  }
  return { alerts, language }
}
