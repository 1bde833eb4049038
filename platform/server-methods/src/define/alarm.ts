/** Writes a log line that alerts operators. The facts hold names, ids and counts, nothing personal. */
export type Alarm = (event: string, facts: Readonly<Record<string, string | number>>) => void
