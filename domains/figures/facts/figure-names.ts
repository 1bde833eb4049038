/** The spans of time that figures are shown of: so many days that end today, or this month with the eleven before. */
export const periods = ['7', '30', '90', '12m'] as const

export type Period = (typeof periods)[number]

/** What figures are counted in. */
export const figureUnits = ['count', 'share', 'hours', 'days', 'rate'] as const

export type FigureUnit = (typeof figureUnits)[number]

/** The figures of each group, in order. */
export const figureGroups = {
  adoption: ['accounts', 'login', 'verifiedEmail', 'paperless', 'autopay', 'textAlerts'],
  payments: ['payments', 'inPortal', 'byCard', 'byBank', 'byGuest', 'byAutopay'],
  enrollment: ['began', 'startedShare', 'cancelledShare', 'rejectedShare', 'daysToStart'],
  care: ['messages', 'perThousand', 'medianReply', 'slowReply', 'lateShare', 'overdue'],
} as const

export type GroupName = keyof typeof figureGroups

export type FigureName = (typeof figureGroups)[GroupName][number]

/** The names of the groups, in the order of the page. */
export const groupNames = Object.keys(figureGroups) as readonly GroupName[]

/** The names of all figures. */
export const figureNames: readonly FigureName[] = groupNames.flatMap((group) => figureGroups[group])
