/** The moments around the one at which the mail server takes a message, in their order. */
export const mailPoints = ['before-send', 'after-send'] as const

/** One of `mailPoints`. */
export type MailPoint = (typeof mailPoints)[number]

/** Told when a message stands at a point; its sending goes on once it resolves. */
export type ReachMailPoint = (point: MailPoint) => void | Promise<void>
