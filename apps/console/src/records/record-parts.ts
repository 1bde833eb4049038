/** The parts of a record that its page renders: requests for the same parts share the page's response. */
export const recordParts = { layoutTypes: ['Compact', 'Full'], modes: ['View', 'Edit'] } as const
