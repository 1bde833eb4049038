import type { Session } from '@porchlight/identity'
import type { UserStatus } from './user-statuses'

/** A session with the standing of its user, as the last look-up found them. */
export interface SignedIn {
  readonly session: Session
  readonly user: UserStatus
}

/** What is remembered of who may do what. Whatever else is ever remembered of rights belongs in here. */
export interface RightsMemo {
  /** What is remembered of the token; null for nothing, which says nothing of the token. */
  find(token: string): SignedIn | null
  /**
   * What is remembered of the token, or what `lookUp` finds, which is remembered only if nothing at all was forgotten
   * while it looked: what it found may be what had to be forgotten.
   */
  recall(token: string, lookUp: () => Promise<SignedIn>): Promise<SignedIn>
  forgetToken(token: string): void
  /** By the id that `Session` has. */
  forgetSession(sessionId: string): void
  forgetUser(userId: string): void
  forgetAll(): void
}

interface Entry extends SignedIn {
  readonly untilMs: number
}

const capacity = 20_000
/** Sessions note at most this late that they are in use. */
const longestMs = 20_000

/** Makes an empty memo. `mayRemember` says whether notifications of changed rights are being received. */
export function createRightsMemo(now: () => Date, mayRemember: () => boolean): RightsMemo {
  const entries = new Map<string, Entry>()
  /** Ending a thousand sessions sends a notification for each: none of them may scan all entries. */
  const tokenOfSession = new Map<string, string>()
  let generation = 0
  const drop = (token: string) => {
    tokenOfSession.delete(entries.get(token)?.session.id ?? '')
    entries.delete(token)
  }
  const find = (token: string) => {
    const entry = entries.get(token)
    if (entry === undefined || !mayRemember()) return null
    if (now().getTime() < entry.untilMs) return entry
    drop(token)
    return null
  }
  const remember = (token: string, signedIn: SignedIn) => {
    const { idleExpiresAt, expiresAt } = signedIn.session
    const untilMs = Math.min(now().getTime() + longestMs, idleExpiresAt.getTime(), expiresAt.getTime())
    if (entries.size >= capacity) drop(entries.keys().next().value ?? '')
    entries.set(token, { ...signedIn, untilMs })
    tokenOfSession.set(signedIn.session.id, token)
  }
  return {
    find,
    async recall(token, lookUp) {
      const remembered = find(token)
      if (remembered !== null) return remembered
      const before = generation
      const found = await lookUp()
      if (before === generation && mayRemember()) remember(token, found)
      return found
    },
    forgetToken(token) {
      generation += 1
      drop(token)
    },
    forgetSession(sessionId) {
      generation += 1
      drop(tokenOfSession.get(sessionId) ?? '')
    },
    forgetUser(userId) {
      generation += 1
      for (const [token, entry] of entries) if (entry.user.userId === userId) drop(token)
    },
    forgetAll() {
      generation += 1
      entries.clear()
      tokenOfSession.clear()
    },
  }
}
