/** Records that a browser holds, from the process that it said so to, to the one that has its stream. */
export interface HeldMessage {
  /** Without blanks. */
  readonly connectionId: string
  /** Whose stream it has to be. */
  readonly userId: string
  /** Those that the sender has seen to be within the user's reach. */
  readonly recordIds: readonly string[]
}

/** Where processes pass on to one another what browsers hold. */
export const heldChannel = 'live_held'

/** PostgreSQL's notifications have less than 8,000 bytes, and an id has 18 and a comma. */
const idsPerText = 400

/** The texts that carry the message, each as long as a notification may be. */
export function heldTexts({ connectionId, userId, recordIds }: HeldMessage): readonly string[] {
  const texts: string[] = []
  for (let start = 0; start < recordIds.length; start += idsPerText) {
    texts.push(`${connectionId} ${userId} ${recordIds.slice(start, start + idsPerText).join()}`)
  }
  return texts
}

/** The message, or a part of it, that such a text carries. */
export function parseHeldText(text: string): HeldMessage {
  const [connectionId = '', userId = '', ids = ''] = text.split(' ')
  return { connectionId, userId, recordIds: ids.split(',') }
}
