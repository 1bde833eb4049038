/** Everything that lets a person in, or could be mistaken for it. */
export const waysIn = [
  'password',
  /** The session of the browser that causes the event. */
  'presentSession',
  'otherSession',
  'bearerToken',
  'pendingSignIn',
  'passkey',
  'authenticatorApp',
  'recoveryCode',
  'knownDevice',
  'liveStream',
  'passwordResetLink',
  'emailVerificationLink',
  'emailChangeUndoLink',
  'secondFactorUndoLink',
  'registrationLink',
  'orderTaskLink',
  'guestMessageLink',
  'guestConversationLink',
  'lookUpGrant',
  'signUp',
  'phoneCode',
  /**
   * A staff member's customer view: for a customer's login, a view of that customer; for a staff login, their own view.
   */
  'customerView',
] as const

export type WayIn = (typeof waysIn)[number]

/** Everything that happens to a login and has to end some of them. */
export const closingEvents = [
  'passwordReset',
  'passwordChange',
  'emailVerified',
  'emailChangeUndone',
  'secondFactorAdded',
  'secondFactorUndone',
  'secondFactorsCleared',
  'lock',
  'deactivation',
  'roleChange',
  'servedBrandChange',
  'logOut',
  'logOutOfOthers',
] as const

export type ClosingEvent = (typeof closingEvents)[number]

/** The effect of an event on the ways in: those that end, and those that survive, grouped by the reason. */
export interface Closing {
  readonly ends: readonly WayIn[]
  readonly survives: Readonly<Record<string, readonly WayIn[]>>
}

const signedIn = ['presentSession', 'otherSession', 'liveStream', 'bearerToken'] as const
const factors = ['passkey', 'authenticatorApp', 'recoveryCode'] as const
const undoLinks = ['emailChangeUndoLink', 'secondFactorUndoLink'] as const
const otherLinks = ['passwordResetLink', 'emailVerificationLink'] as const

/** Ways in that no event of a login ends. */
const ofNoLogin = {
  'It opens no login: a contact who has one is refused there.': ['registrationLink'],
  'It belongs to an order or to a guest, ends by itself, and shows nothing of the login.': [
    'orderTaskLink',
    'guestMessageLink',
    'lookUpGrant',
    'signUp',
  ],
  'It proves a number to be that of somebody who is signed in, and lets nobody in.': ['phoneCode'],
} as const satisfies Closing['survives']

/** Events that do not change the address: the link to a guest's conversation opens only at that address. */
const conversationStays = {
  'It shows one conversation that its holder began, and nothing of the login.': ['guestConversationLink'],
} as const satisfies Closing['survives']

const wayBack = 'It lets nobody in and is the owner’s way back: a thief may not end it by what a thief does.'
const otherProof = 'It is another proof than the one that this is about.'
const samePerson = 'The person is the same, and so is what only that person has.'
const oneBrowser = 'This says something of one browser only.'

/** Events that a look of staff at a customer's pages survives. */
const viewStays = {
  'It is part of a session of staff and ends with that; it changes nothing of the login that it shows.': [
    'customerView',
  ],
} as const satisfies Closing['survives']

/** A new password: who had the one before is out, on every device. */
const newPassword = ['password', ...signedIn, 'pendingSignIn', 'knownDevice', ...otherLinks] as const

/** Someone else had access: nothing is trusted any more except the mailbox and long-standing factors. */
const distrust = [...newPassword, ...factors] as const

/**
 * What each event ends, by docs/adr/0044. `endWaysIn` carries it out. Changes of a user's record (`emailVerified`,
 * `deactivation`, `roleChange`, `servedBrandChange`) are carried out by the database, for every writer. A login that is
 * not active uses no password and no factor; code that ends access for good must call `endWaysIn` as well, so that they
 * do not come back with it. Abuse case A41 tests every cell on the running server.
 */
export const closings: Readonly<Record<ClosingEvent, Closing>> = {
  passwordReset: {
    ends: newPassword,
    survives: {
      ...ofNoLogin,
      ...conversationStays,
      ...viewStays,
      'Who has the mailbox alone may not get past a second factor.': factors,
      [wayBack]: undoLinks,
    },
  },
  passwordChange: {
    ends: newPassword,
    survives: {
      ...ofNoLogin,
      ...conversationStays,
      ...viewStays,
      [otherProof]: factors,
      [wayBack]: undoLinks,
    },
  },
  emailVerified: {
    // Links that undo a factor went to the previous address, whose holder can return by undoing this change.
    ends: [
      ...signedIn,
      'pendingSignIn',
      'knownDevice',
      ...otherLinks,
      'secondFactorUndoLink',
      'guestConversationLink',
    ],
    survives: {
      ...ofNoLogin,
      ...viewStays,
      [otherProof]: ['password', ...factors],
      [wayBack]: ['emailChangeUndoLink'],
    },
  },
  emailChangeUndone: {
    ends: [...distrust, 'emailChangeUndoLink'],
    survives: { ...ofNoLogin, ...conversationStays, ...viewStays, [wayBack]: ['secondFactorUndoLink'] },
  },
  secondFactorUndone: {
    ends: [...distrust, 'secondFactorUndoLink'],
    survives: { ...ofNoLogin, ...conversationStays, ...viewStays, [wayBack]: ['emailChangeUndoLink'] },
  },
  secondFactorsCleared: {
    ends: distrust,
    survives: { ...ofNoLogin, ...conversationStays, ...viewStays, [wayBack]: undoLinks },
  },
  secondFactorAdded: {
    ends: ['otherSession', 'liveStream', 'bearerToken', 'pendingSignIn'],
    survives: {
      ...ofNoLogin,
      ...conversationStays,
      ...viewStays,
      'It enrolled the factor.': ['presentSession'],
      [otherProof]: ['password', ...factors, ...otherLinks],
      'It opens nothing without the password and the factor.': ['knownDevice'],
      [wayBack]: undoLinks,
    },
  },
  lock: {
    ends: ['password'],
    survives: {
      ...ofNoLogin,
      ...conversationStays,
      ...viewStays,
      'Strangers bring a lock about: they may sign nobody out.': [...signedIn, 'pendingSignIn'],
      [otherProof]: [...factors, ...otherLinks],
      'It is what lets the owner try on meanwhile.': ['knownDevice'],
      [wayBack]: undoLinks,
    },
  },
  deactivation: {
    ends: [...distrust, 'customerView'],
    survives: { ...ofNoLogin, ...conversationStays, [wayBack]: undoLinks },
  },
  roleChange: {
    ends: [...signedIn, 'pendingSignIn', 'knownDevice', 'customerView'],
    survives: {
      ...ofNoLogin,
      ...conversationStays,
      [samePerson]: ['password', ...factors, ...otherLinks],
      [wayBack]: undoLinks,
    },
  },
  servedBrandChange: {
    ends: ['liveStream', 'customerView'],
    survives: {
      ...ofNoLogin,
      ...conversationStays,
      'Rights are looked up for each request, so it shows the new brand from the next one on.': [
        'presentSession',
        'otherSession',
        'bearerToken',
        'pendingSignIn',
      ],
      [samePerson]: ['password', ...factors, ...otherLinks, 'knownDevice'],
      [wayBack]: undoLinks,
    },
  },
  logOut: {
    ends: ['presentSession'],
    survives: {
      ...ofNoLogin,
      ...conversationStays,
      ...viewStays,
      [oneBrowser]: ['otherSession', 'liveStream', 'bearerToken', 'pendingSignIn'],
      [otherProof]: ['password', ...factors, ...otherLinks],
      'It remembers a browser, not that somebody is signed in there.': ['knownDevice'],
      [wayBack]: undoLinks,
    },
  },
  logOutOfOthers: {
    ends: ['otherSession', 'liveStream', 'bearerToken', 'pendingSignIn', 'knownDevice'],
    survives: {
      ...ofNoLogin,
      ...conversationStays,
      ...viewStays,
      'Whoever asks for it stays.': ['presentSession'],
      [otherProof]: ['password', ...factors, ...otherLinks],
      [wayBack]: undoLinks,
    },
  },
}

/** Returns the cells of a table that have no decision, or two: `event: way in`. */
export function undecidedCells(table: Readonly<Record<string, Closing>>): readonly string[] {
  return closingEvents.flatMap((event) => {
    const closing = table[event]
    const decided = closing === undefined ? [] : [...closing.ends, ...Object.values(closing.survives).flat()]
    return waysIn
      .filter((wayIn) => decided.filter((candidate) => candidate === wayIn).length !== 1)
      .map((wayIn) => `${event}: ${wayIn}`)
  })
}
