/** What the queue's rows allow at most; a job's own limit lies at or below it. */
export const maxAttemptsOfAnyJob = 25

/** Payloads hold ids; anything larger belongs in a table. In bytes of JSON. */
export const maxPayloadBytes = 8_192
