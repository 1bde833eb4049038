/** The points before and after the service accepts a text, in order. */
export const textPoints = ['before-text', 'after-text'] as const

/** One of `textPoints`. */
export type TextPoint = (typeof textPoints)[number]

/** Called when a text reaches a point; sending continues once it resolves. */
export type ReachTextPoint = (point: TextPoint) => void | Promise<void>
