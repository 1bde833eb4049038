import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Whether the process is about to stop. Until then it serves as before, and sends callers elsewhere. */
export interface Drain {
  isDraining(): boolean
  /** Says so from now on, and resolves after `milliseconds`: by then balancers have noticed. */
  run(milliseconds: number): Promise<void>
}

/** Makes the drain of a process that serves. */
export function createDrain(): Drain {
  let isDraining = false
  return {
    isDraining: () => isDraining,
    async run(milliseconds) {
      isDraining = true
      await pause(milliseconds)
    },
  }
}

/** Ends each connection with its next answer while the process drains: callers open the next one to another. */
export function closeLinesWhileDraining(app: FastifyInstance, drain: Drain): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (drain.isDraining()) reply.header('connection', 'close')
  })
}
