import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Checks whether a program of this machine accepts connections at the port; one that does not respond within a second
 * does not.
 */
export async function listensAt(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await Promise.race([
    once(socket, 'connect').then(
      () => true,
      () => false,
    ),
    pause(1_000).then(() => false),
  ])
  socket.destroy()
  return isOpen
}
