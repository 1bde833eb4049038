/** A cookie that we set: `porchlight_` and its key, under https with `__Host-` before it. */
export interface CookieHolding {
  readonly holds: string
  /** Whether it shows or opens anything personal: whatever ends the session then removes it. */
  readonly isPersonal: boolean
  /**
   * Whether it is valid only for the person it was set for (`cookie-holders`); a guest’s remains valid after a sign-in.
   */
  readonly isSealed: boolean
  /** How long browsers store it, in seconds; null until the browser closes. */
  readonly maxAgeSeconds: number | null
  /** What else ends it, at the server. */
  readonly end: string
}

/**
 * Every cookie that we set except those of a program’s request. One that is not in this list cannot be set: cookies are
 * created from it.
 */
export const cookieHoldings = {
  session: {
    holds: 'who is signed in',
    isPersonal: true,
    isSealed: false,
    maxAgeSeconds: null,
    end: 'the log-out, rest, age, a new password, another device',
  },
  pending: {
    holds: 'a sign-in that still lacks its second factor',
    isPersonal: true,
    isSealed: false,
    maxAgeSeconds: 5 * 60,
    end: 'its use, wrong codes, five minutes',
  },
  company: {
    holds: 'a sign-in of staff by their company that is under way',
    isPersonal: true,
    isSealed: false,
    maxAgeSeconds: 15 * 60,
    end: 'its use, a newer one, 15 minutes',
  },
  link: {
    holds: 'the link of a mail that this browser opened last; of an order’s link, the offer only',
    isPersonal: true,
    isSealed: true,
    maxAgeSeconds: 30 * 60,
    end: 'its use, a newer link, at most a day',
  },
  order_link: {
    holds: 'the link to an order that somebody here said is theirs',
    isPersonal: true,
    isSealed: true,
    maxAgeSeconds: 30 * 60,
    end: 'a newer link, a day',
  },
  device: {
    holds: 'that somebody signed in with this browser before; it signs nobody in',
    isPersonal: false,
    isSealed: false,
    maxAgeSeconds: 180 * 24 * 3600,
    end: 'a reset of the password, an undone change, a lock by staff: whatever ends the credentials of its user',
  },
  looked_up: {
    holds: 'where the mail of a look-up went, masked',
    isPersonal: true,
    isSealed: true,
    maxAgeSeconds: 10 * 60,
    end: 'nothing: it opens nothing',
  },
  enrollment: {
    holds: 'the order that was looked up or just placed here',
    isPersonal: true,
    isSealed: true,
    maxAgeSeconds: null,
    end: 'a later look-up of the same order, 30 minutes',
  },
  customer_view: {
    holds:
      'whose pages a member of staff is looking at; it counts in the session that it was started in alone',
    isPersonal: true,
    isSealed: false,
    maxAgeSeconds: null,
    end: 'its end by a button, 15 minutes, the end of that session',
  },
  sign_up: {
    holds: 'the sign-up that was started here and not finished',
    isPersonal: true,
    isSealed: true,
    maxAgeSeconds: 14 * 24 * 3600,
    end: 'starting over, 14 days',
  },
} as const satisfies Readonly<Record<string, CookieHolding>>

export type CookieKey = keyof typeof cookieHoldings

/** A cookie of the authorization server: `porchlight_` and its key, under https with its prefix before it. */
export interface ProgramCookieHolding {
  /** `__Host-` requires a cookie for all paths. */
  readonly prefix: '__Host-' | '__Secure-'
  readonly holds: string
  /** How long browsers store it, in seconds; null until the browser closes. */
  readonly maxAgeSeconds: number | null
  /** What else ends it, at the server. */
  readonly end: string
}

/**
 * The cookies of a program's access request, each with a signature named `….sig`. They open nothing: a user who
 * approves a request has to be signed in at that time, so the end of a session leaves them.
 */
export const programCookieHoldings = {
  oauth: {
    prefix: '__Host-',
    holds: 'who answered the request, for the step after the answer',
    maxAgeSeconds: null,
    end: 'ten minutes',
  },
  oauth_request: {
    prefix: '__Secure-',
    holds: 'the request that the page of its address asks about',
    maxAgeSeconds: 10 * 60,
    end: 'the answer, ten minutes',
  },
  oauth_resume: {
    prefix: '__Secure-',
    holds: 'the request that goes on at its address once it is answered',
    maxAgeSeconds: 10 * 60,
    end: 'the answer, ten minutes',
  },
} as const satisfies Readonly<Record<string, ProgramCookieHolding>>
