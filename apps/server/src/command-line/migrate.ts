import { openInstallation } from '../composition/open-installation'
import type { Settings } from '../settings/read-settings'
import { say } from './say'

/** `npm run migrate`: brings the database to this version's schema and says what it did. */
export async function migrate(settings: Settings): Promise<void> {
  const installation = await openInstallation(settings, say, 'shared')
  try {
    const done = await installation.migrate()
    for (const sentence of done) say(sentence)
    if (done.length === 0) say('The database is up to date.')
  } finally {
    await installation.close()
  }
}
