/** The market statuses of an order that the market has accepted and not ended. */
export const acceptedStatuses: readonly unknown[] = ['Accepted', 'Confirmed']
