import type { Session } from '@porchlight/identity'
import type { UserStatus } from './user-statuses'

/** A session with its user's status, as of the last look-up. */
export interface SignedIn {
  readonly session: Session
  readonly user: UserStatus
}

/** The cache of who may do what. Anything else ever cached about rights belongs here. */
export interface RightsMemo {
  /**
   * For a use of the session: returns the cached entry of the token, or the result of `lookUp`, which is cached only if
   * nothing at all was evicted meanwhile: it may be what had to be evicted. It is looked up again every 20 seconds, so
   * that the session notes that it is in use.
   */
  recall(token: string, lookUp: () => Promise<SignedIn>): Promise<SignedIn>
  /**
   * Like `recall`, for what does not count as use of the session; its `lookUp` notes none. Null when it found no
   * session.
   */
  peek(token: string, lookUp: () => Promise<SignedIn | null>): Promise<SignedIn | null>
  forgetToken(token: string): void
  /** Evicts by the `id` of `Session`. */
  forgetSession(sessionId: string): void
  forgetUser(userId: string): void
  forgetAll(): void
}

interface Entry {
  readonly signedIn: SignedIn
  /** Until when a use of the session need not be noted. */
  readonly notedUntilMs: number
}

const capacity = 20_000
/** Maximum delay before a session notes that it is in use. */
const noteEveryMs = 20_000

/** Creates an empty memo. `mayRemember` returns whether notifications of changed rights are being received. */
export function createRightsMemo(now: () => Date, mayRemember: () => boolean): RightsMemo {
  const entries = new Map<string, Entry>()
  /** Ending a thousand sessions sends a notification for each: none may scan all entries. */
  const tokenOfSession = new Map<string, string>()
  let generation = 0
  const drop = (token: string) => {
    tokenOfSession.delete(entries.get(token)?.signedIn.session.id ?? '')
    entries.delete(token)
  }
  const find = (token: string) => {
    const entry = entries.get(token)
    if (entry === undefined || !mayRemember()) return null
    const { idleExpiresAt, expiresAt } = entry.signedIn.session
    if (now() < idleExpiresAt && now() < expiresAt) return entry
    drop(token)
    return null
  }
  const remember = (token: string, signedIn: SignedIn, notedUntilMs: number) => {
    if (!entries.has(token) && entries.size >= capacity) drop(entries.keys().next().value ?? '')
    entries.set(token, { signedIn, notedUntilMs })
    tokenOfSession.set(signedIn.session.id, token)
  }
  /** Returns the result of `lookUp`, cached if nothing was evicted meanwhile. */
  const lookUpAnew = async <Found extends SignedIn | null>(
    token: string,
    lookUp: () => Promise<Found>,
    notedUntilMs: () => number,
  ): Promise<Found> => {
    const before = generation
    const found = await lookUp()
    if (found !== null && before === generation && mayRemember()) remember(token, found, notedUntilMs())
    return found
  }
  return {
    async recall(token, lookUp) {
      const remembered = find(token)
      if (remembered !== null && now().getTime() < remembered.notedUntilMs) return remembered.signedIn
      return lookUpAnew(token, lookUp, () => now().getTime() + noteEveryMs)
    },
    async peek(token, lookUp) {
      const remembered = find(token)
      if (remembered !== null) return remembered.signedIn
      return lookUpAnew(token, lookUp, () => entries.get(token)?.notedUntilMs ?? 0)
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
      for (const [token, entry] of entries) if (entry.signedIn.user.userId === userId) drop(token)
    },
    forgetAll() {
      generation += 1
      entries.clear()
      tokenOfSession.clear()
    },
  }
}
