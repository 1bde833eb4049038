/** How far an enrollment comes, in order: two steps of the sign-up, then the stages of its order. */
export const enrollmentStages = ['signUp', 'review', 'submitted', 'processing', 'started'] as const

export type EnrollmentStage = (typeof enrollmentStages)[number]

/** The state of an enrollment at the furthest stage that it reached. */
export const enrollmentStates = ['underWay', 'cancelled', 'rejected'] as const

export type EnrollmentState = (typeof enrollmentStates)[number]

/** The name that counts enrollments of that furthest stage and state. */
export function enrollmentName(stage: EnrollmentStage, state: EnrollmentState): string {
  return `${stage} ${state}`
}
