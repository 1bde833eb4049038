/** The points before and after the mail server accepts a message, in order. */
export const mailPoints = ['before-send', 'after-send'] as const

/** One of `mailPoints`. */
export type MailPoint = (typeof mailPoints)[number]

/** Called when a message reaches a point; sending continues once it resolves. */
export type ReachMailPoint = (point: MailPoint) => void | Promise<void>
