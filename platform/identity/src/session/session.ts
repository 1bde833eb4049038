import type { SessionKind } from '../database/tables'

/** An active sign-in. It contains nothing that could be used as a token. */
export interface Session {
  /** Names the session in lists; the hash of its token in hexadecimal. */
  readonly id: string
  readonly userId: string
  readonly kind: SessionKind
  readonly createdAt: Date
  readonly lastSeenAt: Date
  /** When it ends unless it is used before. */
  readonly idleExpiresAt: Date
  /** When it ends in any case. */
  readonly expiresAt: Date
  /** The brand of the host that the session was started on; null for bearer tokens. */
  readonly hostBrand: string | null
  readonly language: string | null
  /** The label in the person's list of sessions, such as `Firefox on Linux`; at most 200 characters. */
  readonly deviceLabel: string | null
  /**
   * The scopes that a person granted to a program; null where there are none: browsers, and tokens with full access.
   */
  readonly scopes: readonly string[] | null
  /** When its person last proved who they are: at the sign-in, or again since; null for programs. */
  readonly provedAt: Date | null
  /** When a second factor was last proved in it; null when none was. */
  readonly factorProvedAt: Date | null
}

/** Where a session is started. */
export interface SessionDetails {
  readonly hostBrand?: string | null
  readonly language?: string | null
  readonly deviceLabel?: string | null
}

/** Details of a program's token besides where it was issued. */
export interface BearerDetails extends SessionDetails {
  /** The scopes granted to the program. */
  readonly scopes?: readonly string[]
}

/** Details of a browser session besides where it is started. */
export interface SessionStart extends SessionDetails {
  /** True for the shorter lifetime of staff sessions. */
  readonly staff?: boolean
  /** When the person proved a second factor during sign-in; omitted when they did not. */
  readonly factorProvedAt?: Date | null
}

/** A session with its token, which is returned only here and cannot be read again. */
export interface IssuedSession {
  readonly token: string
  readonly session: Session
}

/** How long sessions live, in milliseconds. */
export interface SessionLifetimes {
  /** A browser session ends after this time without use. */
  readonly idleMs: number
  /** A customer's browser session ends after this time in any case. */
  readonly absoluteMs: number
  /** The same for staff. */
  readonly staffAbsoluteMs: number
}

/** 30 minutes idle, 12 hours in all for customers and 8 for staff. */
export const defaultSessionLifetimes: SessionLifetimes = {
  idleMs: 30 * 60_000,
  absoluteMs: 12 * 3_600_000,
  staffAbsoluteMs: 8 * 3_600_000,
}
