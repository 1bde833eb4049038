import { TextFailure } from '@porchlight/providers/texts'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { renderText, type Text, type TextInput } from '@porchlight/texts'
import { isWithinLimit } from '../limits/count-attempt'
import { recordMessage } from '../messages/record-message'
import { isStopped, stopNumber } from './stopped-numbers'
import { textableNumber } from './textable-number'

/** Whom a text goes to, and why it may. */
export interface TextEnvelope {
  /** The customer whose timeline shows it; null for an answer to a number, which may be anybody’s. */
  readonly contactId: string | null
  readonly number: string
  /** Identifies the text permanently, such as the id of its job: however often it is tried, it is one text. */
  readonly key: string
  /**
   * Counts among the ten texts a day of this person; null for a text that was counted when it was requested, or has to
   * be sent in any case.
   */
  readonly countedFor: string | null
  /** Whether it confirms STOP itself: the one text to a number that wants no more. */
  readonly confirmsStop?: boolean
}

/**
 * Writes a text and hands it to the service. Nothing goes to a number that costs extra or whose owner said STOP, and
 * no eleventh text a day to one customer (abuse case A25). What is not known to have been taken is looked for before it
 * is sent again. Gives whether it went out.
 *
 * @throws TextFailure when the service may take it later; the job tries again
 */
export async function sendText<Value extends string>(
  services: PortalJobServices,
  now: Date,
  text: Text<Value>,
  input: TextInput<Value>,
  envelope: TextEnvelope,
): Promise<boolean> {
  const { pool, texts, textSender } = services
  const number = textableNumber(envelope.number)
  if (number === null) return false
  const to = number.international
  if (envelope.confirmsStop !== true && (await isStopped(pool, to))) return false
  const row = await noteTry(services, envelope, to, now)
  if (row.state === 'taken') await recordText(services, text, input, envelope, 'Sent')
  if (row.state !== 'trying') return row.state !== 'withheld' && row.state !== 'refused'
  const settle = (state: string, reference: string | null) =>
    pool.query('update texts.sent set state = $2, reference = $3 where key = $1', [
      envelope.key,
      state,
      reference,
    ])
  try {
    const body = renderText(text, input)
    const from = textSender(input.brand)
    const receipt = await texts.send({ from, to, body, firstTriedAt: row.firstTriedAt })
    await settle('taken', receipt.reference)
    await recordText(services, text, input, envelope, 'Sent')
    return true
  } catch (error) {
    if (!(error instanceof TextFailure) || error.kind === 'temporary') throw error
    await settle('refused', null)
    await recordText(services, text, input, envelope, 'Refused')
    if (error.kind === 'stopped') await stopNumber(pool, to, now)
    return false
  }
}

/** The key of the record of a text, by what identifies the text. */
export const messageKeyOf = (textKey: string) => `text ${textKey}`

async function recordText<Value extends string>(
  services: PortalJobServices,
  text: Text<Value>,
  { language }: TextInput<Value>,
  { contactId, number, key }: TextEnvelope,
  outcome: 'Sent' | 'Refused',
): Promise<void> {
  if (contactId === null) return
  await recordMessage(services, outcome, {
    contactId,
    kind: text.name,
    title: text.labels.title,
    channel: 'Text',
    language,
    maskedAddress: `•••• ${number.slice(-4)}`,
    key: messageKeyOf(key),
  })
}

interface NotedTry {
  readonly state: string
  /** Null when this is the first try. */
  readonly firstTriedAt: Date | null
}

/** Records the text before it is handed over, so that a process that dies in between is known to have tried. */
async function noteTry(
  services: PortalJobServices,
  { key, countedFor }: TextEnvelope,
  number: string,
  now: Date,
): Promise<NotedTry> {
  return services.engine.inOneTransaction(async (_engine, connection) => {
    const noted = await connection.query(
      `insert into texts.sent (key, number, first_tried_at) values ($1, $2, $3) on conflict do nothing`,
      [key, number, now.toISOString()],
    )
    if (noted.rowCount === 0) {
      const { rows } = await connection.query<{ state: string; tried: string }>(
        `select state, to_char(first_tried_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as tried
         from texts.sent where key = $1`,
        [key],
      )
      const [row] = rows
      return { state: row?.state ?? 'withheld', firstTriedAt: new Date(row?.tried ?? now) }
    }
    const mayGo =
      countedFor === null || (await isWithinLimit(services, 'textOfPerson', countedFor, connection))
    if (mayGo) return { state: 'trying', firstTriedAt: null }
    await connection.query("update texts.sent set state = 'withheld' where key = $1", [key])
    return { state: 'withheld', firstTriedAt: null }
  })
}
