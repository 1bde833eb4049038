import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Whether the process is about to stop. Until then it continues to serve, and sends callers elsewhere. */
export interface Drain {
  isDraining(): boolean
  /** Announces the stop, and resolves after `milliseconds`: by then load balancers have noticed. */
  run(milliseconds: number): Promise<void>
}

/** Creates the drain of a serving process. */
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

/**
 * Closes each connection with its next response while the process drains: callers open the next one to another process.
 */
export function closeLinesWhileDraining(app: FastifyInstance, drain: Drain): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (drain.isDraining()) reply.header('connection', 'close')
  })
}
