/** Records held by a browser, sent from the process it reported them to, to the one that has its stream. */
export interface HeldMessage {
  /** Contains no spaces. */
  readonly connectionId: string
  /** The required owner of the stream. */
  readonly userId: string
  /** The ids that the sender has verified to be readable by the user. */
  readonly recordIds: readonly string[]
}

/** The channel on which processes share what browsers hold. */
export const heldChannel = 'live_held'

/** PostgreSQL's notifications have less than 8,000 bytes; an id takes 18 and a comma. */
const idsPerText = 400

/** Splits the message into texts, each within the size limit of a notification. */
export function heldTexts({ connectionId, userId, recordIds }: HeldMessage): readonly string[] {
  const texts: string[] = []
  for (let start = 0; start < recordIds.length; start += idsPerText) {
    texts.push(`${connectionId} ${userId} ${recordIds.slice(start, start + idsPerText).join()}`)
  }
  return texts
}

/** Parses such a text into the message, or a part of it. */
export function parseHeldText(text: string): HeldMessage {
  const [connectionId = '', userId = '', ids = ''] = text.split(' ')
  return { connectionId, userId, recordIds: ids.split(',') }
}
