/** The parts of a record that its page is drawn from: whoever asks for the same reads what the page reads. */
export const recordParts = { layoutTypes: ['Compact', 'Full'], modes: ['View', 'Edit'] } as const
