/** The stages of an order, in order (`docs/specification/portal.md` section 4). */
export const orderStages = ['Submission', 'Processing', 'Complete'] as const

export type OrderStage = (typeof orderStages)[number]
