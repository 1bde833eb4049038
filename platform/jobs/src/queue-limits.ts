/** The maximum that the queue's rows allow; a job's own limit may not exceed it. */
export const maxAttemptsOfAnyJob = 25

/** Payloads hold ids; anything larger belongs in a table. In bytes of JSON. */
export const maxPayloadBytes = 8_192
