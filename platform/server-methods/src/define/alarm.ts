/** Writes a line of the log that operators are woken for. The facts hold names, ids and counts, nothing personal. */
export type Alarm = (event: string, facts: Readonly<Record<string, string | number>>) => void
