import { fail } from '@porchlight/errors'

/**
 * Loads what only demo mode needs: its world, its guide and its mailbox. A distribution ships without it:
 * `invalidSettings`.
 */
export async function loadDemo(): Promise<typeof import('./demo')> {
  try {
    return await import('./demo')
  } catch (error) {
    const isLeftOut = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
    throw isLeftOut
      ? fail('invalidSettings', { reason: 'This distribution has no demo. Set NODE_ENV=production.' })
      : error
  }
}
